//! What is to be known although nothing is wrong, by stable ids. Each has its words in `locales/`
//! as `warning-…`.

use crate::ids::ids;

ids! {
    /// What is to be known. The ids are for scripts and words; they keep their names, and those
    /// that stand together in a report stand in this order.
    NoticeCode {
        AlphabeticalOrder = "alphabetical-order",
        AmbiguousDates = "ambiguous-dates",
        AmbiguousNumbers = "ambiguous-numbers",
        AnonLValue = "anon-l-value",
        AssociationsSkipped = "associations-skipped",
        BlankLinesAtEnd = "blank-lines-at-end",
        CellErrors = "cell-errors",
        EntityReleased = "entity-released",
        ExactDates = "exact-dates",
        FormulasWithoutValue = "formulas-without-value",
        FreeText = "free-text",
        HiddenColumns = "hidden-columns",
        HiddenRows = "hidden-rows",
        IdentifierPresent = "identifier-present",
        Interrupted = "interrupted",
        LAboveK = "l-above-k",
        LabelRepeated = "label-repeated",
        LeadingZerosLost = "leading-zeros-lost",
        LooksIdentifying = "looks-identifying",
        ManyQuasiIdentifiers = "many-quasi-identifiers",
        MergedCells = "merged-cells",
        NamesRepeated = "names-repeated",
        NearlyEmpty = "nearly-empty",
        NearlyUniqueColumn = "nearly-unique-column",
        NoLevels = "no-levels",
        NoQuasiIdentifier = "no-quasi-identifier",
        NoSingleRoot = "no-single-root",
        NodesSpent = "nodes-spent",
        NoneFound = "none-found",
        NotShuffled = "not-shuffled",
        Other = "other",
        OtherSheets = "other-sheets",
        OtherTable = "other-table",
        RecordsMayRepeatPersons = "records-may-repeat-persons",
        SensitiveUnprotected = "sensitive-unprotected",
        SequencesSingleOut = "sequences-single-out",
        SpecialUniquesSkipped = "special-uniques-skipped",
        SpecialUniquesUntold = "special-uniques-untold",
        TotalsLine = "totals-line",
        TotalsWithin = "totals-within",
        TwoDigitYears = "two-digit-years",
        UnequalLengths = "unequal-lengths",
        UnknownValues = "unknown-values",
        UtilityUntold = "utility-untold",
        ValuesAlike = "values-alike",
        WildcardSkipped = "wildcard-skipped",
    }
}
