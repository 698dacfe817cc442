//! What came of a job, as ANON reports it (spec A9).
//!
//! When and how long stands here alone: the same input gives the same bytes of release and report,
//! but for these.

use crate::job::AnonJob;
use crate::markup::Markup;
use outis_protocol::Report;
use outis_protocol::recipe::Model;
use outis_protocol::report::{NoticeCode, Recoding};
use std::fmt;

/// What ANON says of an l that does not fit k, and its number there.
const L_VALUE: &str = "lValue is higher than the k-parameter or lower than 1. This is not allowed. \
                       The default value is k/2.";
const L_VALUE_CODE: u32 = 4102;

/// A moment, in seconds since the beginning of 1970 (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timestamp(pub u64);

impl fmt::Display for Timestamp {
    /// As ANON writes it: `08.03.2013 at 17:53:33`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (days, seconds) = (self.0 / 86_400, self.0 % 86_400);
        // Days since 1 March of the year 0, in eras of 400 years and years that begin in March.
        let days = days + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = 400 * era + year + u64::from(month <= 2);
        let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        write!(formatter, "{day:02}.{month:02}.{year:04} at {hour:02}:{minute:02}:{second:02}")
    }
}

/// What ANON reports of an anonymization.
#[derive(Clone, Copy, Debug)]
pub struct AnonReport<'a> {
    /// What Outis reports of it.
    pub evidence: &'a Report,
    /// The job that was carried out, if it was one: it may have other names for attributes.
    pub job: Option<&'a AnonJob>,
    /// When it began.
    pub begun: Timestamp,
    /// Where the release is.
    pub location: &'a str,
}

impl AnonReport<'_> {
    /// The file.
    #[must_use]
    pub fn to_xml(&self) -> String {
        let mut xml = Markup::new();
        xml.open("ANONReport", &[("xmlns", "report")]);
        xml.open("ANONExceptions", &[]);
        let replaced = self.evidence.warnings.iter();
        for notice in replaced.filter(|notice| notice.code == NoticeCode::AnonLValue) {
            let column = notice.attribute.as_deref().unwrap_or_default();
            let id = self.job.map_or(column, |job| job.id(column));
            xml.open("ANONException", &[]);
            xml.text("code", &L_VALUE_CODE.to_string());
            xml.text("description", L_VALUE);
            xml.text("details", &format!("Check attribute with the ID {id}"));
            xml.text("timestamp", &self.begun.to_string());
            xml.close();
        }
        xml.close();
        xml.open("resultInformation", &[]);
        self.result(&mut xml);
        xml.close();
        xml.close();
        xml.text
    }

    fn result(&self, xml: &mut Markup) {
        let Report { solution, models, input, run, .. } = self.evidence;
        let status = match solution {
            Some(found) if found.loss.optimal => "solution found",
            Some(_) => "solution found, not proven to lose the least",
            None => "no solution",
        };
        xml.text("status", status);
        let strategy = solution.as_ref().map_or("best-first", |solution| &solution.algorithm);
        xml.text("searchStrategy", &strategy.replace('-', " "));
        let k = models.iter().filter_map(|outcome| outcome.model.k()).max().unwrap_or(1);
        xml.text("kParameter", &k.to_string());
        let diverse = models.iter().map(|outcome| &outcome.model);
        let diverse = diverse.filter_map(|model| diversity(model));
        xml.text("lParameters", &listed(diverse));
        if let Some(solution) = solution {
            if let Recoding::FullDomain { levels } = &solution.recoding {
                let levels = levels.iter().map(|(name, level)| (&**name, u64::from(*level)));
                xml.text("resultLevels", &listed(levels));
            }
            xml.text("informationLoss", &solution.loss.value.to_string());
        }
        xml.text("startTime", &self.begun.to_string());
        if let Some(run) = run {
            xml.text("anonymizationDuration", &format!("{:.0} seconds", run.seconds));
            xml.text("numVisitedNodes", &run.visited.to_string());
        }
        xml.text("numSourceTuples", &input.records.to_string());
        if let Some(solution) = solution {
            xml.text("numRemovedTuples", &solution.suppressed.to_string());
            xml.text("numGroups", &solution.classes.to_string());
            xml.text("resultLocation", self.location);
        }
    }
}

/// A column and the l that it is protected with.
fn diversity(model: &Model) -> Option<(&str, u64)> {
    match model.id() {
        "distinct-l-diversity" => {
            Some((model.text_given("attribute")?, model.integer_given("l")?.into()))
        }
        _ => None,
    }
}

/// Names with numbers, as ANON lists them: `age: 1; sex: 0;`.
fn listed<'a>(numbers: impl Iterator<Item = (&'a str, u64)>) -> String {
    numbers.map(|(name, number)| format!("{name}: {number};")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::Timestamp;

    #[test]
    fn moments_are_written_as_anon_does() {
        assert_eq!(Timestamp(1_362_765_213).to_string(), "08.03.2013 at 17:53:33");
        assert_eq!(Timestamp(951_782_400).to_string(), "29.02.2000 at 00:00:00");
        assert_eq!(Timestamp(0).to_string(), "01.01.1970 at 00:00:00");
    }
}
