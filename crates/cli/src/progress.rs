//! What is shown of long work, on a terminal only.

use crate::fluent::Words;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use outis::search::Stage;
use outis_job::Attempt;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// How often the state of a search is put into words.
const PAUSE: Duration = Duration::from_millis(100);

/// One line on standard error that shows how work goes on.
pub(crate) struct Progress {
    shown: bool,
    bar: ProgressBar,
    words: Words,
    last: Option<Instant>,
}

impl Progress {
    /// Shows progress if standard error is a terminal.
    pub(crate) fn on_terminal() -> Self {
        Self::shown(std::io::stderr().is_terminal())
    }

    /// Shows nothing.
    pub(crate) fn hidden() -> Self {
        Self::shown(false)
    }

    fn shown(shown: bool) -> Self {
        Self { shown, bar: ProgressBar::hidden(), words: Words::new(), last: None }
    }

    /// Reading begins, of so many bytes if that is known.
    pub(crate) fn reading(&mut self, size: Option<u64>) {
        let template = match size {
            Some(_) => "{msg} {wide_bar} {decimal_bytes}/{decimal_total_bytes}",
            None => "{msg} {spinner} {decimal_bytes}",
        };
        self.begin(template, size, "cli-reading");
    }

    /// So many bytes more are read.
    pub(crate) fn read(&self, bytes: u64) {
        self.bar.inc(bytes);
    }

    /// Records are collapsed and hierarchies built.
    pub(crate) fn preparing(&mut self) {
        self.begin("{msg} {spinner}", None, "cli-preparing");
    }

    /// The search begins.
    pub(crate) fn searching(&mut self) {
        self.begin("{msg}", None, "cli-searching");
    }

    /// The search goes on.
    pub(crate) fn searched(&mut self, search: &Attempt) {
        if !self.is_due() {
            return;
        }
        let nodes = search.visited().into();
        let best = search.found().map(|found| found.chosen.loss().value());
        let message = match (best, search.bound().map(|bound| bound.value())) {
            (None, _) => self.words.say("cli-searching-nothing", [("nodes", nodes)]),
            (Some(best), Some(bound)) if bound > 0.0 => {
                // As a share of the loss found: how much of it might be avoidable.
                let gap = self.words.decimal((best - bound) / best * 100.0, 1);
                let loss = self.words.decimal(best, 4);
                let arguments = [("nodes", nodes), ("loss", loss.into()), ("gap", gap.into())];
                self.words.say("cli-searching-gap", arguments)
            }
            (Some(best), _) => {
                let loss = self.words.decimal(best, 4);
                self.words.say("cli-searching-best", [("nodes", nodes), ("loss", loss.into())])
            }
        };
        self.bar.set_message(message);
    }

    /// The search for a cut goes on, which has looked into so many regions.
    pub(crate) fn cut(&mut self, regions: u32, gap: Option<(f64, f64)>) {
        if !self.is_due() {
            return;
        }
        let nodes = ("nodes", regions.into());
        let message = match gap {
            Some((best, bound)) if best > 0.0 => {
                let share = self.words.decimal((best - bound) / best * 100.0, 1);
                let loss = ("loss", self.words.decimal(best, 4).into());
                self.words.say("cli-sets-searching", [nodes, loss, ("gap", share.into())])
            }
            _ => self.words.say("cli-sets-searching-nothing", [nodes]),
        };
        self.bar.set_message(message);
    }

    /// The walk through the lattice goes on.
    pub(crate) fn walked(&mut self, stage: Stage) {
        if !self.is_due() {
            return;
        }
        let arguments = [("done", stage.done.into()), ("nodes", stage.total.into())];
        self.bar.set_message(self.words.say("cli-walking", arguments));
    }

    /// This part of all attacks was tried.
    pub(crate) fn attacked(&mut self, part: f64) {
        if !self.is_due() {
            return;
        }
        let percent = format!("{:.0}", part * 100.0);
        self.bar.set_message(self.words.say("cli-attacking", [("percent", percent.into())]));
    }

    /// So many points are known, of so many.
    pub(crate) fn mapped(&mut self, (done, all): (usize, usize)) {
        if !self.is_due() {
            return;
        }
        let arguments = [("done", done.into()), ("all", all.into())];
        self.bar.set_message(self.words.say("cli-mapping", arguments));
    }

    /// So many samples were looked at, of so many.
    pub(crate) fn simulated(&mut self, (done, all): (usize, usize)) {
        if !self.is_due() {
            return;
        }
        let arguments = [("done", done.into()), ("all", all.into())];
        self.bar.set_message(self.words.say("cli-simulating", arguments));
    }

    /// Whether it is time to show anew how far the work is.
    fn is_due(&mut self) -> bool {
        if !self.shown || self.last.is_some_and(|last| last.elapsed() < PAUSE) {
            return false;
        }
        self.last = Some(Instant::now());
        true
    }

    /// Writing begins.
    pub(crate) fn writing(&mut self, records: usize) {
        self.begin("{msg} {wide_bar} {pos}/{len}", Some(records as u64), "cli-writing");
    }

    /// So many records are written.
    pub(crate) fn written(&self, records: usize) {
        self.bar.set_position(records as u64);
    }

    /// Takes the line away.
    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }

    /// Says something that stays above the line.
    pub(crate) fn note(&self, text: &str) {
        self.bar.suspend(|| crate::terminal::note(text));
    }

    /// Says on a terminal that an interrupt was heard and the work is being finished.
    pub(crate) fn finishing(&self) {
        if self.shown {
            self.note(&self.words.say("cli-finishing", []));
        }
    }

    /// A new line in the place of the last.
    fn begin(&mut self, template: &str, length: Option<u64>, message: &str) {
        self.clear();
        if self.shown {
            let style = ProgressStyle::with_template(template);
            self.bar = ProgressBar::with_draw_target(length, ProgressDrawTarget::stderr())
                .with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()))
                .with_message(self.words.say(message, []));
            self.bar.tick();
        }
    }
}

impl Drop for Progress {
    /// What is said next, such as why the work ended early, begins on a line of its own.
    fn drop(&mut self) {
        self.clear();
    }
}
