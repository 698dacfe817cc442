//! What each part of a run took, for whoever wants it shorter.

use std::fmt;
use std::time::{Duration, Instant};

/// The parts of a run in their order, with the time that each took by the clock.
#[derive(Default)]
pub(crate) struct Timing {
    parts: Vec<(&'static str, Duration)>,
}

impl Timing {
    /// Does something and remembers how long it took.
    pub(crate) fn measure<T>(&mut self, name: &'static str, part: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let outcome = part();
        self.parts.push((name, start.elapsed()));
        outcome
    }

    /// What the last part took.
    pub(crate) fn last(&self) -> Duration {
        self.parts.last().map_or(Duration::ZERO, |(_, took)| *took)
    }
}

/// One line for each part, with seconds and share, and one for all of them.
impl fmt::Display for Timing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let total: Duration = self.parts.iter().map(|(_, took)| took).sum();
        for (name, took) in &self.parts {
            let share = 100.0 * took.as_secs_f64() / total.as_secs_f64().max(f64::MIN_POSITIVE);
            writeln!(f, "{name:<14}{:>6.0} s {share:>4.0} %", took.as_secs_f64())?;
        }
        write!(f, "{:<14}{:>6.0} s", "together", total.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_has_its_seconds_and_its_share() {
        let seconds = Duration::from_secs;
        let timing = Timing { parts: vec![("native", seconds(30)), ("browser", seconds(90))] };
        assert_eq!(
            timing.to_string(),
            "native            30 s   25 %\nbrowser           90 s   75 %\ntogether         120 s"
        );
    }

    #[test]
    fn what_is_done_is_timed_and_handed_on() {
        let mut timing = Timing::default();
        assert_eq!(timing.measure("a", || 7), 7);
        assert_eq!(timing.parts.len(), 1);
        assert!(Timing::default().to_string().ends_with("0 s"));
    }
}
