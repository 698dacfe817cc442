//! What came of a job, as ANON reports it (spec A9).

use crate::element::push_text;
use std::fmt;

/// A moment, in seconds since the beginning of 1970 (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timestamp(pub u64);

impl fmt::Display for Timestamp {
    /// As ANON writes it: `08.03.2013 at 17:53:33`.
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
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
        write!(to, "{day:02}.{month:02}.{year:04} at {hour:02}:{minute:02}:{second:02}")
    }
}

/// Something to know of a job that was carried out all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnonException {
    /// Its number in ANON.
    pub code: u32,
    /// What it is.
    pub description: String,
    /// The attribute that it is about.
    pub details: String,
    /// When it was noticed.
    pub timestamp: Timestamp,
}

/// The report of a job.
#[derive(Clone, Debug, PartialEq)]
pub struct AnonReport {
    /// What to know.
    pub exceptions: Vec<AnonException>,
    /// Whether there is a release.
    pub solved: bool,
    /// The k that was asked for.
    pub k: u32,
    /// The l of each sensitive attribute.
    pub l: Vec<(String, i64)>,
    /// The level of each quasi-identifier, if there is a release.
    pub levels: Vec<(String, u32)>,
    /// What is lost, if there is a release.
    pub loss: Option<f64>,
    /// When the job began.
    pub begun: Timestamp,
    /// How long it took.
    pub seconds: f64,
    /// Nodes of the lattice that were looked at.
    pub visited: u64,
    /// Records of the table.
    pub source: u32,
    /// Records that were left out.
    pub removed: u32,
    /// Classes of the release.
    pub groups: u32,
    /// The file of the release, if there is one.
    pub location: Option<String>,
}

impl AnonReport {
    /// The file.
    #[must_use]
    pub fn to_xml(&self) -> String {
        let mut xml =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ANONReport xmlns=\"report\">\n  \
                       <ANONExceptions>\n"
                .to_owned();
        for exception in &self.exceptions {
            xml.push_str("    <ANONException>\n");
            push(&mut xml, 6, "code", &exception.code.to_string());
            push(&mut xml, 6, "description", &exception.description);
            push(&mut xml, 6, "details", &exception.details);
            push(&mut xml, 6, "timestamp", &exception.timestamp.to_string());
            xml.push_str("    </ANONException>\n");
        }
        xml.push_str("  </ANONExceptions>\n  <resultInformation>\n");
        let status = if self.solved { "solution found" } else { "no solution" };
        push(&mut xml, 4, "status", status);
        push(&mut xml, 4, "searchStrategy", "best first");
        push(&mut xml, 4, "kParameter", &self.k.to_string());
        push(&mut xml, 4, "lParameters", &listed(&self.l));
        push(&mut xml, 4, "resultLevels", &listed(&self.levels));
        if let Some(loss) = self.loss {
            push(&mut xml, 4, "informationLoss", &loss.to_string());
        }
        push(&mut xml, 4, "startTime", &self.begun.to_string());
        push(&mut xml, 4, "anonymizationDuration", &format!("{:.0} seconds", self.seconds));
        push(&mut xml, 4, "numVisitedNodes", &self.visited.to_string());
        push(&mut xml, 4, "numSourceTuples", &self.source.to_string());
        push(&mut xml, 4, "numRemovedTuples", &self.removed.to_string());
        push(&mut xml, 4, "numGroups", &self.groups.to_string());
        if let Some(location) = &self.location {
            push(&mut xml, 4, "resultLocation", location);
        }
        xml.push_str("  </resultInformation>\n</ANONReport>\n");
        xml
    }
}

/// Adds an element with text on a line of its own.
fn push(xml: &mut String, indent: usize, name: &str, text: &str) {
    xml.push_str(&format!("{:indent$}<{name}>", ""));
    push_text(xml, text);
    xml.push_str(&format!("</{name}>\n"));
}

/// Names with numbers, as ANON lists them: `age: 1; sex: 0;`.
fn listed<T: fmt::Display>(numbers: &[(String, T)]) -> String {
    let numbers: Vec<String> =
        numbers.iter().map(|(name, number)| format!("{name}: {number};")).collect();
    numbers.join(" ")
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
