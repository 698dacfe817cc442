//! What is shown of long work, on a terminal only.

use crate::fluent::Words;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use outis::search::Search;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// How often the state of a search is put into words.
const PAUSE: Duration = Duration::from_millis(100);

/// One line on standard error that shows how work goes on.
pub(crate) struct Progress {
    bar: ProgressBar,
    words: Words,
    last: Option<Instant>,
}

impl Progress {
    /// Shows progress if standard error is a terminal.
    pub(crate) fn on_terminal() -> Self {
        if std::io::stderr().is_terminal() {
            Self::to(ProgressDrawTarget::stderr())
        } else {
            Self::hidden()
        }
    }

    /// Shows nothing.
    pub(crate) fn hidden() -> Self {
        Self::to(ProgressDrawTarget::hidden())
    }

    fn to(target: ProgressDrawTarget) -> Self {
        let bar = ProgressBar::with_draw_target(None, target);
        Self { bar, words: Words::new(), last: None }
    }

    /// Reading begins, of so many bytes if that is known.
    pub(crate) fn reading(&self, size: Option<u64>) {
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
    pub(crate) fn preparing(&self) {
        self.begin("{msg} {spinner}", None, "cli-preparing");
        self.bar.tick();
    }

    /// The search begins.
    pub(crate) fn searching(&self) {
        self.begin("{msg}", None, "cli-searching");
    }

    /// The search goes on.
    pub(crate) fn searched(&mut self, search: &dyn Search) {
        if self.bar.is_hidden() || self.last.is_some_and(|last| last.elapsed() < PAUSE) {
            return;
        }
        self.last = Some(Instant::now());
        let nodes = search.visited().into();
        let message = match (search.best(), search.bound()) {
            (None, _) => self.words.say("cli-searching-nothing", [("nodes", nodes)]),
            (Some(best), bound) => {
                // The gap as a share of the loss found: how much of it might be avoidable.
                let gap = match bound {
                    Some(bound) if best.loss > 0.0 => (best.loss - bound) / best.loss,
                    Some(_) => 0.0,
                    None => 1.0,
                };
                let (best, gap) = (format!("{:.4}", best.loss), format!("{:.1}", gap * 100.0));
                let arguments = [("nodes", nodes), ("loss", best.into()), ("gap", gap.into())];
                self.words.say("cli-searching-best", arguments)
            }
        };
        self.bar.set_message(message);
    }

    /// Writing begins.
    pub(crate) fn writing(&self, records: usize) {
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
        if !self.bar.is_hidden() {
            self.note(&self.words.say("cli-finishing", []));
        }
    }

    fn begin(&self, template: &str, length: Option<u64>, message: &str) {
        self.bar.reset();
        match length {
            Some(length) => self.bar.set_length(length),
            None => self.bar.unset_length(),
        }
        let style = ProgressStyle::with_template(template);
        self.bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
        self.bar.set_message(self.words.say(message, []));
    }
}
