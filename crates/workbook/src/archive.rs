//! What lies in a file that is a workbook, before anything of it is read.

use crate::parquet::is_parquet;
use crate::stata::is_stata;
use outis::format::may_be_xml;
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use outis_protocol::workbook::WorkbookFormat;
use std::collections::BTreeSet;
use std::io::{Cursor, Read};
use std::sync::Arc;
use zip::ZipArchive;
use zip::result::ZipError;

/// The bytes of a workbook.
pub(crate) type Bytes = Cursor<Arc<[u8]>>;

/// The most that a part may come to when it is unpacked.
const PART: u64 = 3 << 30;

/// The most that parts may come to which are kept whole: styles, texts, the list of sheets.
const KEPT: u64 = 1 << 30;

/// How many times as long as it is packed a part may be that is longer than `SMALL`. Sheets of
/// nothing but zeros are a hundred times as long, and what is made to burst a thousand times.
const RATIO: u64 = 250;

/// Below it nobody cares how well a part was packed.
const SMALL: u64 = 64 << 20;

/// The most parts: a workbook has some for each sheet, and pictures.
const PARTS: usize = 20_000;

/// Parts of archives that are documents, and what those are.
const OTHERS: [(&str, &str); 3] =
    [("word/document", "word"), ("ppt/presentation", "powerpoint"), (".iwa", "numbers")];

/// The format of a workbook, if that is one by its parts.
///
/// # Errors
/// `other-format` for other files; `workbook-encrypted`, `workbook-broken`, and
/// `workbook-too-large` where a part is longer than any sheet can be.
pub(crate) fn identify(bytes: &Bytes) -> Outcome<WorkbookFormat> {
    let content = bytes.get_ref();
    if content.starts_with(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") {
        // The names of what lies in such a file are written in UTF-16, each at the beginning of an
        // entry of 128 bytes ([MS-CFB] 2.6.1).
        let encrypted: Vec<u8> =
            "EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let is_encrypted = content.chunks_exact(128).any(|entry| entry.starts_with(&encrypted));
        let code = Code::WorkbookEncrypted;
        return if is_encrypted { Err(Problem::new(code)) } else { Ok(WorkbookFormat::Xls) };
    }
    if is_stata(content) {
        return Ok(WorkbookFormat::Dta);
    }
    if is_parquet(content) {
        return Ok(WorkbookFormat::Parquet);
    }
    if may_be_xml(content) {
        return Ok(WorkbookFormat::Xml);
    }
    let mut archive = ZipArchive::new(bytes.clone()).map_err(|error| unpacked(&error))?;
    let holds = |part: &str| {
        // Some programs write the names of parts in other letters or with other strokes.
        archive
            .file_names()
            .flatten()
            .any(|name| name.replace('\\', "/").eq_ignore_ascii_case(part))
    };
    let format = if holds("xl/workbook.bin") {
        WorkbookFormat::Xlsb
    } else if holds("[Content_Types].xml")
        && archive.file_names().flatten().any(|name| is_of_workbook(&name))
    {
        WorkbookFormat::Xlsx
    } else if holds("content.xml") && holds("mimetype") {
        WorkbookFormat::Ods
    } else {
        let other = OTHERS
            .into_iter()
            .find(|(part, _)| archive.file_names().flatten().any(|name| name.contains(part)));
        return Err(Problem::new(Code::OtherFormat).with_detail(other.map_or("zip", |(_, id)| id)));
    };
    refuse_bombs(&mut archive)?;
    let has_macros = format == WorkbookFormat::Xlsx && may_hold_macros(&mut archive)?;
    Ok(if has_macros { WorkbookFormat::Xlsm } else { format })
}

/// Whether a workbook says that it may hold macros: programs refuse to open one that does under the
/// name of one that does not, and the other way round.
fn may_hold_macros(archive: &mut ZipArchive<Bytes>) -> Outcome<bool> {
    let Some(name) = archive
        .file_names()
        .flatten()
        .map(|name| name.to_string())
        .find(|name| name.eq_ignore_ascii_case("[Content_Types].xml"))
    else {
        return Ok(false);
    };
    let mut part = archive.by_name(&name).map_err(|error| unpacked(&error))?;
    let mut list = Vec::new();
    part.read_to_end(&mut list).map_err(|_| Problem::new(Code::WorkbookBroken))?;
    Ok(String::from_utf8_lossy(&list).contains("macroEnabled"))
}

fn is_of_workbook(part: &str) -> bool {
    part.replace('\\', "/").to_ascii_lowercase().starts_with("xl/")
}

/// Refuses what would come to more than there is room for, by what it comes to rather than by what
/// the archive says of it.
fn refuse_bombs(archive: &mut ZipArchive<Bytes>) -> Outcome<()> {
    if archive.len() > PARTS {
        let (found, expected) = (Some(archive.len() as u64), Some(PARTS as u64));
        return Err(Problem { found, expected, ..Problem::new(Code::WorkbookTooLarge) });
    }
    let mut names = BTreeSet::new();
    for index in 0..archive.len() {
        let mut part = archive.by_index(index).map_err(|error| unpacked(&error))?;
        let name =
            part.name().map_err(|_| Problem::new(Code::WorkbookBroken))?.to_ascii_lowercase();
        // Of two parts of one name nobody says which is meant.
        if !names.insert(name.replace('\\', "/")) {
            return Err(Problem::new(Code::WorkbookBroken));
        }
        // Pictures and the like are not read.
        if ![".xml", ".rels", ".bin"].iter().any(|ending| name.ends_with(ending)) {
            continue;
        }
        let most = if name.contains("sheet") || name == "content.xml" { PART } else { KEPT };
        let most = most.min(SMALL.max(part.compressed_size().saturating_mul(RATIO)));
        let unpacked = std::io::copy(&mut part.by_ref().take(most + 1), &mut std::io::sink());
        let unpacked = unpacked.map_err(|_| Problem::new(Code::WorkbookBroken))?;
        if unpacked > most {
            let expected = Some(most);
            return Err(Problem { expected, ..Problem::new(Code::WorkbookTooLarge) });
        }
    }
    Ok(())
}

/// What it means that an archive cannot be read.
pub(crate) fn unpacked(error: &ZipError) -> Problem {
    Problem::new(match error {
        ZipError::UnsupportedArchive(reason) if *reason == ZipError::PASSWORD_REQUIRED => {
            Code::WorkbookEncrypted
        }
        _ => Code::WorkbookBroken,
    })
}
