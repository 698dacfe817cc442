//! Files on their way out: written beside their target, and moved there once all is well.

use crate::guard;
use outis_protocol::problem::Code;
use outis_protocol::{Outcome, Problem};
use std::fs;
use std::io::{BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use tempfile::TempPath;

/// A file that is not yet where it belongs. Dropped, it leaves no trace.
pub(crate) struct Pending {
    name: String,
    target: PathBuf,
    /// `None` only while the file is moved to its place.
    path: Option<TempPath>,
    file: BufWriter<fs::File>,
}

impl Pending {
    /// Begins a file that will become `path`, so that one that cannot be written is refused
    /// before any work is done.
    ///
    /// # Errors
    /// `not-a-file` if something other than a file is there, `file-not-written`.
    pub(crate) fn new(path: &Path) -> Outcome<Self> {
        let name = path.display().to_string();
        let unwritten = |error: std::io::Error| unwritable(&error, &name);
        let existing = match fs::metadata(path) {
            Ok(found) if !found.is_file() => {
                return Err(Problem::new(Code::NotAFile).in_file(&name));
            }
            Ok(found) => Some(found),
            Err(_) => None,
        };
        let target = place(path).map_err(unwritten)?;
        let folder = target.parent().unwrap_or(Path::new("."));
        let mut builder = tempfile::Builder::new();
        builder.prefix(".outis-").suffix(".part");
        // What new files usually get; by itself a temporary file is closed to others.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        // Made with the list locked, so that no interrupt comes between file and entry.
        let mut unfinished = guard::unfinished();
        let (file, path) = builder.tempfile_in(folder).map_err(unwritten)?.into_parts();
        unfinished.push(path.to_path_buf());
        drop(unfinished);
        let pending = Self { name, target, path: Some(path), file: BufWriter::new(file) };
        if let Some(existing) = existing {
            let kept = pending.file.get_ref().set_permissions(existing.permissions());
            kept.map_err(|error| unwritable(&error, &pending.name))?;
        }
        Ok(pending)
    }

    /// Writes the next bytes.
    ///
    /// # Errors
    /// `file-not-written`.
    pub(crate) fn write(&mut self, bytes: &[u8]) -> Outcome<()> {
        self.file.write_all(bytes).map_err(|error| unwritable(&error, &self.name))
    }

    /// Where it is until then, with all that was written.
    ///
    /// # Errors
    /// `file-not-written`.
    pub(crate) fn so_far(&mut self) -> Outcome<&Path> {
        self.file.flush().map_err(|error| unwritable(&error, &self.name))?;
        Ok(self.path.as_deref().unwrap_or(&self.target))
    }

    fn complete(&mut self) -> Outcome<()> {
        let flushed = self.file.flush().and_then(|()| self.file.get_ref().sync_all());
        flushed.map_err(|error| unwritable(&error, &self.name))
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        if let Some(path) = self.path.take() {
            guard::forget(&path);
        }
    }
}

/// Puts files where they belong, none before all are complete.
///
/// # Errors
/// `file-not-written`.
pub(crate) fn publish(mut files: Vec<Pending>) -> Outcome<()> {
    for file in &mut files {
        file.complete()?;
    }
    // With the list locked, no interrupt comes between the first file and the last.
    let mut unfinished = guard::unfinished();
    for file in &mut files {
        let Some(path) = file.path.take() else { continue };
        unfinished.retain(|listed| *listed != *path);
        path.persist(&file.target).map_err(|error| unwritable(&error.error, &file.name))?;
    }
    guard::published(&unfinished);
    Ok(())
}

/// Refuses to write a file over another that is read or written by the same command.
///
/// # Errors
/// `same-file` with the name.
pub(crate) fn keep_apart(outputs: &[&Path], inputs: &[&Path]) -> Outcome<()> {
    let inputs: Vec<PathBuf> = inputs.iter().filter_map(|path| place(path).ok()).collect();
    let mut taken = inputs;
    for output in outputs {
        let Ok(target) = place(output) else { continue };
        if taken.contains(&target) {
            return Err(Problem::new(Code::SameFile).in_file(output.display().to_string()));
        }
        taken.push(target);
    }
    Ok(())
}

/// Where a file is or will be, links followed.
fn place(path: &Path) -> std::io::Result<PathBuf> {
    if let Ok(place) = path.canonicalize() {
        return Ok(place);
    }
    let name = path.file_name().ok_or(ErrorKind::InvalidInput)?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    Ok(folder.unwrap_or(Path::new(".")).canonicalize()?.join(name))
}

fn unwritable(error: &std::io::Error, name: &str) -> Problem {
    Problem::new(Code::FileNotWritten).in_file(name).with_detail(error.kind().to_string())
}
