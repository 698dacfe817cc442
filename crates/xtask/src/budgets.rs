//! What the built files may weigh.
//!
//! `web/budgets.json` records what each weighed when its growth was last
//! accepted, and why. Growing by more than [`SLACK_PERCENT`] fails until that
//! file is edited.

use crate::paths;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// Growth that needs no reason, in per cent of the recorded weight.
const SLACK_PERCENT: u64 = 5;

/// The page may never weigh more than this, whatever the recorded weight: it is sent by mail.
const PAGE_LIMIT: u64 = 4_000_000;

/// Compares the sizes written by the build with the budgets.
/// Returns a line on each file, or an error that names what outgrew its budget.
pub(crate) fn check() -> Result<Vec<String>> {
    let budgets = read(&paths::web().join("budgets.json"))?;
    let sizes = read(&paths::sizes())?;
    compare(&budgets, &sizes)
}

fn read(path: &Path) -> Result<Value> {
    let text =
        fs::read_to_string(path).with_context(|| format!("could not read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is no JSON", path.display()))
}

fn compare(budgets: &Value, sizes: &Value) -> Result<Vec<String>> {
    let sizes = sizes.as_object().context("sizes.json holds no sizes")?;
    let mut lines = Vec::new();
    let mut faults = Vec::new();
    for (file, size) in sizes {
        let size = size.as_u64().with_context(|| format!("no size for {file}"))?;
        let recorded = budgets[file]["bytes"]
            .as_u64()
            .with_context(|| format!("budgets.json has no bytes for {file}"))?;
        if budgets[file]["reason"].as_str().is_none_or(str::is_empty) {
            bail!("budgets.json gives no reason for {file}");
        }
        let line = format!("{file}: {size} bytes, recorded {recorded}");
        if size * 100 > recorded * (100 + SLACK_PERCENT) {
            faults.push(format!("{line}: grew by more than {SLACK_PERCENT} %"));
        }
        if file == "page" && size > PAGE_LIMIT {
            faults.push(format!("{line}: may never exceed {PAGE_LIMIT}"));
        }
        lines.push(line);
    }
    if !faults.is_empty() {
        bail!("{}\nIf the growth is worth it, say why in web/budgets.json.", faults.join("\n"));
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn verdict(recorded: u64, size: u64) -> bool {
        let budgets = json!({"page": {"bytes": recorded, "reason": "first version"}});
        compare(&budgets, &json!({"page": size})).is_ok()
    }

    #[test]
    fn growth_up_to_five_per_cent_needs_no_reason() {
        assert!(verdict(1000, 900));
        assert!(verdict(1000, 1050));
        assert!(!verdict(1000, 1051));
    }

    #[test]
    fn the_page_has_a_limit_that_no_record_lifts() {
        assert!(verdict(PAGE_LIMIT, PAGE_LIMIT));
        assert!(!verdict(PAGE_LIMIT, PAGE_LIMIT + 1));
    }

    #[test]
    fn a_file_without_budget_or_reason_is_refused() {
        assert!(compare(&json!({}), &json!({"worker": 1})).is_err());
        let silent = json!({"worker": {"bytes": 10, "reason": ""}});
        assert!(compare(&silent, &json!({"worker": 1})).is_err());
    }
}
