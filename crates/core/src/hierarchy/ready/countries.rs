//! Countries by their ISO 3166 codes and names in English and German, with the regions and
//! sub-regions that the United Nations put them into for statistics (M.49). The intermediate regions
//! into which two of the sub-regions are divided once more are no level.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A line for each sub-region, behind its region, and one for each country in it: its codes, then
/// its names in small letters.
const TEXT: &str = include_str!("countries-m49.txt");

/// Country, sub-region and region, by all that a country is called.
static KNOWN: LazyLock<BTreeMap<String, [&str; 3]>> = LazyLock::new(|| {
    let mut known = BTreeMap::new();
    let (mut region, mut part) = ("", "");
    for line in TEXT.lines() {
        let Some(country) = line.strip_prefix(' ') else {
            (region, part) = line.split_once(';').unwrap_or((line, line));
            continue;
        };
        let code = country.split(';').next().unwrap_or_default();
        for name in country.split(';') {
            known.insert(name.to_lowercase(), [code, part, region]);
        }
    }
    known
});

/// The code of a country, its sub-region and its region. Tables that keep blanks out of their cells
/// write United-States or United_States.
pub(super) fn labels(value: &str) -> Option<Vec<String>> {
    let name = value.to_lowercase().replace('’', "'");
    let found = KNOWN.get(&name).or_else(|| {
        let is_joined = name.contains(['-', '_']);
        is_joined.then(|| KNOWN.get(&name.replace(['-', '_'], " "))).flatten()
    })?;
    Some(found.map(str::to_owned).to_vec())
}

/// The codes of all countries.
pub(super) fn codes() -> impl Iterator<Item = &'static str> {
    KNOWN.values().map(|[code, ..]| *code)
}

/// All that countries are called.
#[cfg(test)]
pub(super) fn called() -> Vec<String> {
    KNOWN.keys().cloned().collect()
}
