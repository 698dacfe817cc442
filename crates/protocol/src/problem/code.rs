//! What can be wrong, by stable ids. Each has its words in `locales/` as `problem-…`.

use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! codes {
    ($($name:ident = $id:literal,)+) => {
        /// What is wrong. The ids are for scripts and words; they keep their names.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[expect(missing_docs, reason = "its words say what it is")]
        pub enum Code {
            $(#[serde(rename = $id)] $name,)+
        }

        impl Code {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Its id in kebab-case, such as `ragged`.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)+
                }
            }
        }
    };
}

codes! {
    // The file as a file.
    Empty = "empty",
    NoRecords = "no-records",
    OtherFormat = "other-format",
    SeparatorLine = "separator-line",
    Encoding = "encoding",
    Nul = "nul",
    BlankLine = "blank-line",
    UnclosedQuote = "unclosed-quote",
    TextAfterQuote = "text-after-quote",
    Ragged = "ragged",
    CellTooLong = "cell-too-long",
    DuplicateName = "duplicate-name",
    TooMany = "too-many",
    // Hierarchies.
    FileMissing = "file-missing",
    FileNotAttached = "file-not-attached",
    NotInHierarchy = "not-in-hierarchy",
    NotNested = "not-nested",
    HierarchyRagged = "hierarchy-ragged",
    HierarchyEmpty = "hierarchy-empty",
    HierarchyConflict = "hierarchy-conflict",
    LabelReused = "label-reused",
    NotInPopulation = "not-in-population",
    HierarchyParameter = "hierarchy-parameter",
    NotANumber = "not-a-number",
    OutOfRange = "out-of-range",
    NotADate = "not-a-date",
    // The recipe as a file.
    RecipeSyntax = "recipe-syntax",
    RecipeType = "recipe-type",
    RecipeKind = "recipe-kind",
    RecipeVersion = "recipe-version",
    RecipeDuplicateField = "recipe-duplicate-field",
    RecipeUnknownField = "recipe-unknown-field",
    RecipeMissingField = "recipe-missing-field",
    UnknownModel = "unknown-model",
    UnknownChoice = "unknown-choice",
    // The request.
    AttributeName = "attribute-name",
    MissingAttribute = "missing-attribute",
    UnnamedColumn = "unnamed-column",
    AttributeTwice = "attribute-twice",
    NotQuasiIdentifier = "not-quasi-identifier",
    IsQuasiIdentifier = "is-quasi-identifier",
    NotSensitive = "not-sensitive",
    ProtectionNotSensitive = "protection-not-sensitive",
    ProtectionContradicts = "protection-contradicts",
    UnknownQuasiIdentifier = "unknown-quasi-identifier",
    ListedTwice = "listed-twice",
    UnknownValues = "unknown-values",
    MissingTable = "missing-table",
    TwoPopulations = "two-populations",
    PopulationRepeatsPersons = "population-repeats-persons",
    NotTogether = "not-together",
    PopulationWithoutSample = "population-without-sample",
    StarGroupFails = "star-group-fails",
    NotForRecoding = "not-for-recoding",
    LevelTooHigh = "level-too-high",
    LevelMissing = "level-missing",
    Parameter = "parameter",
    NoModels = "no-models",
    LossNeedsK = "loss-needs-k",
    NothingToRelease = "nothing-to-release",
    SearchNeedsMonotone = "search-needs-monotone",
    SearchNeedsDrop = "search-needs-drop",
    SearchNeedsLoss = "search-needs-loss",
    LatticeTooLarge = "lattice-too-large",
    // What came of it.
    NoSolution = "no-solution",
    NodesSpent = "nodes-spent",
    NotVerified = "not-verified",
    Internal = "internal",
    // Of the command line.
    FileChanged = "file-changed",
    FileNotRead = "file-not-read",
    FileNotWritten = "file-not-written",
    Interrupted = "interrupted",
    NoRandomness = "no-randomness",
    NotAFile = "not-a-file",
    SameFile = "same-file",
    Strict = "strict",
    Usage = "usage",
    // Of the page and its workers.
    Cancelled = "cancelled",
    FileNameTaken = "file-name-taken",
    NoMemory = "no-memory",
    NoRoom = "no-room",
    NoTable = "no-table",
    NotSearched = "not-searched",
    TooLarge = "too-large",
    Unreadable = "unreadable",
}

impl fmt::Display for Code {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.id())
    }
}
