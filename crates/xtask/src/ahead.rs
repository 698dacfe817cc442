//! The page, built while steps go on that do not need it.
//!
//! Linking and optimising the module is work for one core, and the others would be idle twice
//! over: once here, and once in another folder, to see whether the same bytes come of it. What
//! the builds print is kept to themselves unless they fail.

use crate::shell::Call;
use crate::{build, reproducible, wasm};
use anyhow::{Context, Error, Result};
use std::cell::OnceCell;
use std::env;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

/// The builds that the steps of a run share. Each is made once.
pub(crate) struct Ahead {
    under_way: Option<UnderWay>,
    page: OnceCell<Result<(), String>>,
    module: OnceCell<Result<(), String>>,
}

/// Builds that a thread makes one after the other.
struct UnderWay {
    page: Receiver<Result<String>>,
    second: Receiver<Result<Vec<u8>>>,
}

impl Ahead {
    /// Begins nothing: what is asked for is built then.
    pub(crate) fn nothing() -> Ahead {
        Ahead { under_way: None, page: OnceCell::new(), module: OnceCell::new() }
    }

    /// Begins to build the page, and if wanted a second one elsewhere after it.
    pub(crate) fn begin(twice: bool) -> Ahead {
        let (first, page) = channel();
        let (then, second) = channel();
        thread::spawn(move || build_both(&first, twice.then_some(&then)));
        Ahead { under_way: Some(UnderWay { page, second }), ..Ahead::nothing() }
    }

    /// Sees to it that the page is built.
    pub(crate) fn page(&self) -> Result<()> {
        once(&self.page, || {
            let Some(under_way) = &self.under_way else { return build::build() };
            println!("{}", under_way.page.recv().context("the build has ended")??);
            Ok(())
        })
    }

    /// Sees to it that the module is built, and its bindings.
    pub(crate) fn module(&self) -> Result<()> {
        if self.under_way.is_some() || self.page.get().is_some() {
            return self.page();
        }
        once(&self.module, wasm::build)
    }

    /// The page as it is built from a copy of the source in another folder.
    pub(crate) fn second(&self) -> Result<Vec<u8>> {
        match &self.under_way {
            Some(under_way) => under_way.second.recv().context("the second build has ended")?,
            None => reproducible::elsewhere(),
        }
    }
}

/// Whoever asks again after a failure hears of it again.
fn once(cell: &OnceCell<Result<(), String>>, make: impl FnOnce() -> Result<()>) -> Result<()> {
    let made = cell.get_or_init(|| make().map_err(|fault| format!("{fault:#}")));
    made.clone().map_err(Error::msg)
}

/// Builds the page in a process of its own. Returns the last line that it prints, with the time.
fn build_page() -> Result<String> {
    let start = Instant::now();
    let printed = Call::new(env::current_exe()?).arg("build").captured()?;
    let last = printed.lines().last().unwrap_or_default();
    Ok(format!("{last}, built meanwhile in {:.0} s", start.elapsed().as_secs_f64()))
}

fn build_both(page: &Sender<Result<String>>, second: Option<&Sender<Result<Vec<u8>>>>) {
    // Where nobody listens any more, the run has ended without us.
    let _ = page.send(build_page());
    if let Some(second) = second {
        let _ = second.send(reproducible::elsewhere());
    }
}
