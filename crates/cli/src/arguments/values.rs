//! What an argument says in parts.

use std::path::PathBuf;
use std::str::FromStr;

/// How likely a value of a column is.
#[derive(Clone, Debug)]
pub(crate) struct KnownLikelihood {
    pub(crate) column: String,
    pub(crate) value: String,
    pub(crate) ratio: f64,
}

impl FromStr for KnownLikelihood {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = text.split_once('=').and_then(|(column, rest)| {
            let (value, ratio) = rest.rsplit_once('=')?;
            let ratio = ratio.parse().ok()?;
            Some(Self { column: column.to_owned(), value: value.to_owned(), ratio })
        });
        parts.ok_or("it takes a column, =, a value, = and a number")
    }
}

/// A file with the name that the recipe has for it.
#[derive(Clone, Debug)]
pub(crate) struct NamedFile {
    pub(crate) name: String,
    pub(crate) file: PathBuf,
}

impl FromStr for NamedFile {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once('=') {
            Some((name, file)) if !name.is_empty() && !file.is_empty() => {
                Ok(Self { name: name.to_owned(), file: file.into() })
            }
            _ => Err("it takes a name, = and a file"),
        }
    }
}
