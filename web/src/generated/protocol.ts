// Generated from crates/protocol by `cargo xtask codegen`. Do not edit.

export type Recipe = { 
/**
 * Version of the format: 1.
 */
outis: number, 
/**
 * Always `recipe`.
 */
kind: RecipeKind, 
/**
 * What the input is.
 */
data: Data, 
/**
 * What means "missing".
 */
missing: Missing, 
/**
 * Every column of the input with its role; their order breaks ties.
 */
attributes: Array<Attribute>, 
/**
 * What must hold for the release.
 */
models: Array<Model>, 
/**
 * What a record is.
 */
records?: Records, 
/**
 * Tables beside the data, by the names that models call them.
 */
tables?: { [key in string]: TableFile }, 
/**
 * What is done about earlier releases, where this one is compared with them: without it this one
 * is refused if both together tell too few people apart.
 */
earlier?: EarlierReleases, 
/**
 * The program whose habits the recipe follows where they differ.
 */
dialect?: Dialect, 
/**
 * How many records may be left out.
 */
suppression: Suppression, 
/**
 * What counts as loss.
 */
loss: Loss, 
/**
 * How the table to release is found.
 */
search: Search, 
/**
 * Other ways to find one, carried out for comparison; nothing of theirs is released.
 */
compare?: Array<Search>, 
/**
 * Settings of the risk measures.
 */
risk: Risk, 
/**
 * How the release is written.
 */
output: Output, };

export type RecipeKind = "recipe";

export type EarlierReleases = "accepted" | "floors" | "columns";

export type Data = { 
/**
 * Always `table` in this version.
 */
kind: DataKind, 
/**
 * How the file is written; what is absent is detected.
 */
format: Format, 
/**
 * The further tables that are put beside the file, which then has one record for each person.
 */
join?: Array<Join>, 
/**
 * Identifiers whose values say something only beside those of other columns, such as the numbers of
 * persons within their households: they are read together with these.
 */
together?: { [key in string]: Array<string> }, 
/**
 * How several records of a person are made one, if they are.
 */
fold?: Fold, };

export type DataKind = "table";

export type Fold = { 
/**
 * The attribute that says whose record it is.
 */
by: string, 
/**
 * The attribute, of dates or numbers, by which a person's records are first and last;
 * without it, and where that says nothing, the order of the file.
 */
order?: string, 
/**
 * How the dates of the order are written, where neither the attribute's hierarchy nor the
 * dates themselves say so.
 */
format?: string, 
/**
 * The last year that two digits may mean in them.
 */
pivot?: number, 
/**
 * What becomes of records that do not say whose they are.
 */
unassigned?: Unassigned, 
/**
 * What columns keep, by their names; the others keep the first. A name that no column has is
 * a new one that counts the records.
 */
columns?: { [key in string]: FoldedColumn }, };

export type Join = { 
/**
 * What messages and reports call it; a column of it whose name an earlier table has is called
 * `name.column`.
 */
name: string, 
/**
 * The attribute of the table of persons that says whose its records are.
 */
key: string, 
/**
 * The column of the further table that says so, where it is called otherwise there.
 */
"other-key"?: string, 
/**
 * What becomes of its records that are nobody's in the table of persons.
 */
"without-person"?: Unassigned, 
/**
 * How its file is written; what is absent is detected. How numbers are written is said of all
 * tables together, under `data.format`.
 */
format?: Format, };

export type FoldedColumn = { 
/**
 * What is kept.
 */
keep: Keep, 
/**
 * What a column is for that `attributes` does not name; counts and sums are
 * quasi-identifiers unless this says otherwise.
 */
role?: Role, };

export type Keep = "first" | "last" | "count" | "sum" | "min" | "max";

export type Unassigned = "refuse" | "leave-out";

export type Format = { 
/**
 * One ASCII character between cells.
 */
delimiter?: string, 
/**
 * How its letters are written; told by its bytes if absent.
 */
encoding?: Encoding, 
/**
 * The sheet of a workbook; by default the first visible one that looks like a table, or has
 * a cell if none does. Files that are no
 * workbook have no sheets, as workbooks have neither delimiter nor encoding: what is said of
 * the other kind has no effect.
 */
sheet?: string, 
/**
 * Whether the first line of the table names the columns.
 */
header?: boolean, 
/**
 * The line that names the columns, from 1; what stands above is left out. By default 1.
 */
"header-line"?: number, 
/**
 * The line of the first record, from 1; what stands above is left out, but for the names. By
 * default the line below the names, or 1.
 */
"first-line"?: number, 
/**
 * Whether lines without content are left out. By default they are not: a blank line is
 * refused, or the missing value of a column of its own.
 */
"skip-empty"?: boolean, 
/**
 * Whether lines that say the names again are left out. By default they are records.
 */
"skip-repeated-names"?: boolean, 
/**
 * Whether lines that number the pages of a print are left out. By default they are records.
 */
"skip-pages"?: boolean, 
/**
 * How many records at the end are left out. By default 0.
 */
"skip-last"?: number, 
/**
 * Whether blanks between cells and separators are left out. By default they belong to the
 * cells.
 */
trim?: boolean, 
/**
 * Whether what records lack of their last cells is missing, and empty cells beyond the last
 * column are left out. By default such records are refused.
 */
"fit-records"?: boolean, 
/**
 * What stands around each record, by default nothing.
 */
wrapping?: Wrapping, 
/**
 * What the columns are called, all of them in their order, instead of what the file calls
 * them. A file of which nothing else is said is then taken to have no header.
 */
names?: Array<string>, 
/**
 * Columns of codes, such as postcodes, of which a spreadsheet took the zeros away: cells of
 * fewer digits, and nothing else, are filled up with zeros.
 */
"leading-zeros"?: Array<LeadingZeros>, 
/**
 * Columns that are filled only in the first record of those that share them, the outermost
 * first: a record in which one is empty takes its cell from the record above, as well as those
 * of all columns that are empty in each such record. None says that there is no such column.
 */
"fill-down"?: Array<string>, 
/**
 * The decimal separator of numbers: `.` (the default) or `,`.
 */
decimal?: Decimal, 
/**
 * What stands between groups of three digits; nothing if absent.
 */
thousands?: Thousands, 
/**
 * Whether the sign of a currency, or of percent, may stand beside a number. By default it may
 * not.
 */
currency?: boolean, };

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-15";

export type Decimal = "." | ",";

export type LeadingZeros = { 
/**
 * The column's name; or
 */
name?: string, 
/**
 * its number, from 1, in a file without header.
 */
column?: number, 
/**
 * The digits of a whole code, 2 to 32.
 */
digits: number, };

export type Thousands = "." | "," | "'" | " ";

export type Wrapping = "nothing" | "quotes" | "frame" | "aligned";

export type Missing = { 
/**
 * Raw cells that mean "missing". A release shows the first of them.
 */
values: Array<string>, 
/**
 * How a missing value matches others.
 */
match: Matching, 
/**
 * What a missing sensitive value counts as.
 */
sensitive: MissingSensitive, 
/**
 * Whether a suppressed cell is a missing one: written and matched like it.
 */
"suppressed-equals-missing"?: boolean, };

export type Matching = "own-value" | "wildcard" | "remove-row";

export type MissingSensitive = "excluded" | "own-value";

export type Attribute = { 
/**
 * The column's name in the header.
 */
name?: string, 
/**
 * The column's number from 1, in a file without header.
 */
column?: number, 
/**
 * What it is for.
 */
role: Role, 
/**
 * What its values look like.
 */
type?: DataType, 
/**
 * How its values grow coarser; none means exact or `*`. A sensitive attribute may have one
 * for hierarchical distances and guarding nodes; it is never recoded.
 */
hierarchy?: Hierarchy, 
/**
 * The highest level allowed (spec A4).
 */
limit?: number, 
/**
 * The lowest level allowed, 0 unless said otherwise (spec A4).
 */
floor?: number, 
/**
 * How much its detail matters, against 1 (spec A5, M8).
 */
weight?: number, 
/**
 * Warnings about it that were read and accepted.
 */
accepted?: Array<Acceptable>, 
/**
 * Whether a sensitive attribute stays without protection on purpose.
 */
protection?: Protection, 
/**
 * That each cell of an insensitive attribute holds a set of items, which are made coarser so
 * that whoever knows some of them and the quasi-identifiers finds enough records.
 */
items?: ItemColumn, 
/**
 * That the values of a sensitive or insensitive attribute are made untrue of the persons beside
 * them.
 */
perturb?: Perturbation, };

export type ItemColumn = { 
/**
 * What parts the items of a cell: one ASCII character.
 */
delimiter: string, 
/**
 * The most items that somebody knows of a person.
 */
m: number, 
/**
 * The fewest records of a class that have some items together; by default the largest k that a
 * model asks for.
 */
k?: number, 
/**
 * How items grow coarser; none means exact or `*`.
 */
hierarchy?: Hierarchy, };

export type Perturbation =
  | { "kind": "swap", "share": number }
  | { "kind": "randomized-response", "keep": number };

export type Role = "identifier" | "quasi-identifier" | "sensitive" | "insensitive";

export type DataType = "integer" | "decimal" | "date" | "text";

export type Hierarchy =
  | { "kind": "levels", "file"?: string, "rows"?: Array<Array<string>>, "delimiter"?: string, "losses"?: Array<number> }
  | { "kind": "groups", "groups": Array<ValueGroup>, "scale"?: boolean, "losses"?: Array<number> }
  | { "kind": "intervals", "start": number, "end": number, "steps": Array<number>, "closed": "left" | "right", "losses"?: Array<number> }
  | { "kind": "cuts", "cuts": Array<Array<number | string>>, "closed": "left" | "right", "format"?: string, "pivot"?: number, "losses"?: Array<number> }
  | { "kind": "mask", "from": "left" | "right", "losses"?: Array<number> }
  | { "kind": "date", "format": string, "pivot"?: number, "levels": Array<"week" | "week-year" | "month" | "quarter" | "year" | "five-years" | "decade" | "century">, "losses"?: Array<number> }
  | { "kind": "rare", "below": Array<number>, "label": string, "losses"?: Array<number> }
  | { "kind": "ready", "ladder": "icd-10-who-2019" | "isced-2011" | "isco-08" | "nuts" | "countries-m49" | "plz-leitregion" | "postcode-uk" | "time-of-day", "others"?: string, "losses"?: Array<number> };

export type Model =
  | { "model": "k-anonymity", "k": number }
  | { "model": "k-map", "k": number, "population"?: string, "estimator"?: "individual-risk" | "poisson" | "truncated-poisson", "sampling-fraction"?: number, "significance"?: number }
  | { "model": "null-map", "population": string }
  | { "model": "average-risk", "average": number, "max"?: number, "records-at-risk"?: number }
  | { "model": "distinct-l-diversity", "attribute": string, "l": number, "joint"?: boolean }
  | { "model": "entropy-l-diversity", "attribute": string, "l": number, "joint"?: boolean }
  | { "model": "recursive-l-diversity", "attribute": string, "c": number, "l": number, "joint"?: boolean }
  | { "model": "pd-recursive-l-diversity", "attribute": string, "c": number, "l": number, "acceptable": Array<string> }
  | { "model": "npd-recursive-l-diversity", "attribute": string, "c1": number, "c2": number, "l": number, "acceptable": Array<string>, "guarded": Array<string> }
  | { "model": "t-closeness", "attribute": string, "t": number, "distance": "equal" | "ordered" | "numeric" | "hierarchical", "reference"?: "input" | "released" }
  | { "model": "delta-presence", "min": number, "max": number, "population": string }
  | { "model": "delta-disclosure", "attribute": string, "delta": number, "base": "e" | "2", "mode": "strict" | "present-only" }
  | { "model": "beta-likeness", "attribute": string, "beta": number, "variant": "basic" | "enhanced" }
  | { "model": "alpha-k-anonymity", "attribute": string, "alpha": number, "k": number, "values"?: Array<string> }
  | { "model": "personal-k", "attribute": string }
  | { "model": "guarding-nodes", "attribute": string, "guard": string, "probability": number }
  | { "model": "subset-k-anonymity", "k": number, "size"?: number, "combinations"?: Array<Array<string>> }
  | { "model": "sample-uniqueness", "max": number }
  | { "model": "population-uniqueness", "max": number, "estimator": "dankar" | "pitman" | "zayatz" | "slide-negative-binomial", "sampling-fraction": number };

export type Records = { 
/**
 * The attribute that says which records belong to one person; class sizes then count
 * persons (spec A1).
 */
entity?: string, 
/**
 * That each record is a different person.
 */
person?: Person, 
/**
 * The attribute that says how many persons of the population a record stands for
 * (spec E6).
 */
"sampling-weight"?: string, 
/**
 * The attribute that says which persons belong to one household: the report then says how
 * exposed households are.
 */
household?: string, 
/**
 * The attribute that says how many records each line stands for: all that are equal in every
 * column.
 */
count?: string, };

export type Person = "record";

export type Acceptable = "nearly-unique-column" | "looks-identifying";

export type Protection = "declined";

export type TableFile = { 
/**
 * A CSV file beside the recipe, or attached by this name in the page. It has a column for
 * each quasi-identifier; others are ignored.
 */
file: string, };

export type Dialect = "anon";

export type Suppression = { 
/**
 * Share of the records, 0 to 1.
 */
limit: number, 
/**
 * What happens to them.
 */
style: SuppressionStyle, };

export type SuppressionStyle = "drop" | "star";

export type Loss = { "metric": "loss" | "precision" | "discernibility" | "discernibility-star" | "average-class-size" | "c-avg" | "aecs" | "non-uniform-entropy" | "monotonic-non-uniform-entropy" | "normalized-non-uniform-entropy" | "ambiguity" | "ncp" | "weighted-information-loss" | "distortion" | "modification-rate" | "classification" | "height", "aggregate": "arithmetic-mean" | "geometric-mean" | "sum" | "max" | "rank", "gs-factor": number, "label"?: string, "steps"?: "uniform" | "height", "beta"?: number, "as-arx"?: boolean };

export type RecodeStep = { 
/**
 * The quasi-identifier.
 */
attribute: string, 
/**
 * The level that it goes to.
 */
level: number, };

export type ValueGroup = { 
/**
 * What is written for it.
 */
label: string, 
/**
 * What it means, for whoever reads the recipe.
 */
description?: string, 
/**
 * The values that are in it and in none of its `groups`.
 */
values?: Array<string>, 
/**
 * What some of these values mean, by the value.
 */
meanings?: { [key in string]: string }, 
/**
 * The groups that are in it.
 */
groups?: Array<ValueGroup>, };

export type Search =
  | { "algorithm": "optimal", "memory": number, "nodes"?: number }
  | { "algorithm": "exhaustive" }
  | { "algorithm": "samarati" }
  | { "algorithm": "datafly", "stop": "limit" | "k" }
  | { "algorithm": "incognito" }
  | { "algorithm": "ola" }
  | { "algorithm": "best-first" }
  | { "algorithm": "flash" }
  | { "algorithm": "fixed", "levels": { [key in string]: number } }
  | { "algorithm": "kaca", "distance": "uniform" | "height" | "loss", "beta"?: number, "cells": "hierarchy" | "ranges", "stubs": boolean, "refine": boolean }
  | { "algorithm": "mondrian", "mode": "strict" | "relaxed", "cells": "hierarchy" | "ranges", "cut": "widest" | "least-loss" }
  | { "algorithm": "k-member", "distance": "uniform" | "height" | "loss", "beta"?: number, "cells": "hierarchy" | "ranges", "refine": boolean, "start": number }
  | { "algorithm": "iterative", "rounds": number, "cells": "hierarchy" | "ranges" }
  | { "algorithm": "subtree" }
  | { "algorithm": "cell-suppression", "importance"?: Array<string> }
  | { "algorithm": "mu-argus", "size": number, "share": number, "recode"?: Array<RecodeStep> };

export type Risk = { 
/**
 * A person is exposed if their risk is above this probability.
 */
threshold: number, 
/**
 * Share of the population that the table holds, above 0, at most 1; estimates of the
 * population need it.
 */
"sampling-fraction"?: number, 
/**
 * The name of the population table for journalist and marketer risk.
 */
population?: string, };

export type Output = { 
/**
 * Whether the records are put in random order (against unsorted matching, spec H6).
 */
shuffle: boolean, 
/**
 * Whether cells that a spreadsheet would run as a formula are made harmless. A workbook says
 * of its cells that they are text, and XML has none but text, so that none is touched there.
 */
"formula-guard": boolean, 
/**
 * What kind of file it is, by default `csv`. A workbook and XML have neither delimiter nor
 * an encoding of choice, line ends nor byte order mark: what is said of these has no effect there.
 */
format?: FileFormat, 
/**
 * One ASCII character; by default as the input.
 */
delimiter?: string, 
/**
 * How its letters are written, by default `utf-8`.
 */
encoding?: Encoding, 
/**
 * How missing cells are written: one of `missing.values`, by default the first.
 */
missing?: string, 
/**
 * By default as the input.
 */
"line-ending"?: LineEnding, 
/**
 * Whether the file begins with a byte order mark; by default as the input.
 */
bom?: boolean, };

export type LineEnding = "lf" | "crlf";

export type FileFormat = "csv" | "xlsx" | "xml";

export type Advice = { 
/**
 * `free-text`, `no-levels` and `exact-dates` of single columns, in the order of the recipe;
 * `many-quasi-identifiers` with their number as `value`.
 */
notices: Array<Notice>, 
/**
 * What the quasi-identifiers give an attacker, where there are many; the one that gives most
 * comes first.
 */
ranked: Array<RankedColumn>, 
/**
 * The most columns of the sets by which they are ranked: as many as a bounded amount of work
 * allows, 1 to 3.
 */
largest?: number, };

export type RankedColumn = { 
/**
 * The attribute.
 */
attribute: string, 
/**
 * Its distinction by itself: different values by records, 0 to 1 (Motwani and Xu 2007).
 */
distinction: number, 
/**
 * Its separation by itself: the share of pairs of records that differ in it, 0 to 1.
 */
separation: number, 
/**
 * The distinction that it adds to a set of quasi-identifiers, as the mean of all sets that were
 * looked at, 0 to 1.
 */
gain: number, 
/**
 * The attributes of the set with it that singles out the most records.
 */
strongest: Array<string>, 
/**
 * The records that this set singles out.
 */
unique: number, };

export type Report = { 
/**
 * Version of the format: 1.
 */
outis: number, 
/**
 * Always `report`.
 */
kind: ReportKind, 
/**
 * Always `internal`.
 */
audience: Audience, 
/**
 * What was read.
 */
input: FileFacts, 
/**
 * The tables beside the data that were read, by the names that models call them.
 */
tables?: { [key in string]: FileFacts }, 
/**
 * Whose shares of sensitive values those of the classes were compared with.
 */
reference: Reference, 
/**
 * What a record is, and so what figures count.
 */
records: Counted, 
/**
 * How missing cells were taken, and what came of it.
 */
missing: MissingOutcome, 
/**
 * What was written; null if nothing was.
 */
output: Written | null, 
/**
 * The earlier releases that what was written was compared with, in their order.
 */
earlier?: Array<EarlierOutcome>, 
/**
 * The policy that the release was made under, if there was one: all that it asks for is met.
 */
policy?: PolicyFacts, 
/**
 * What was chosen; null if nothing was, or if a file was only measured.
 */
solution: Solution | null, 
/**
 * What other algorithms found, in the order of the recipe.
 */
compared?: Array<ComparedTrial>, 
/**
 * What goes together in the input because it is rare, by the titles of attributes whose
 * hierarchy is of that kind: for each level from 1.
 */
rare?: { [key in string]: Array<RareLevel> }, 
/**
 * What labels of the release mean where the recipe says so, by the titles of attributes.
 */
meanings?: { [key in string]: Array<LabelMeaning> }, 
/**
 * Each model with what the written file achieves.
 */
models: Array<ModelOutcome>, 
/**
 * Risk before and after.
 */
risk: RiskPair, 
/**
 * Utility of the written file; null if nothing was written.
 */
utility: Utility | null, 
/**
 * What became of columns that hold a set of items in each cell, in the order of the recipe.
 */
items?: Array<ItemColumnOutcome>, 
/**
 * The columns whose values are not true of the persons beside them, in the order of the recipe.
 */
perturbed?: Array<PerturbedOutcome>, 
/**
 * What protects each sensitive attribute against inference, in the order of the recipe.
 */
sensitive?: Array<SensitiveOutcome>, 
/**
 * What to know although nothing is wrong.
 */
warnings: Array<Notice>, 
/**
 * What would be warnings if the recipe did not accept it.
 */
accepted?: Array<Notice>, 
/**
 * What may differ between runs.
 */
run: RunFacts | null, };

export type ReportKind = "report";

export type Audience = "internal";

export type FileFacts = { 
/**
 * SHA-256 of its bytes, in hex.
 */
sha256: string, 
/**
 * Number of records.
 */
records: number, 
/**
 * Number of columns.
 */
attributes: number, 
/**
 * What of the file is no part of its table, if anything.
 */
"left-out"?: LeftOut, 
/**
 * The files in their order, where several are one table. `sha256` then is that of their own,
 * in hex and written one after the other.
 */
files?: Array<FilePart>, 
/**
 * How further tables were put beside the file, if they were: the numbers above are then those
 * of what came of it, and `sha256` that of those of all files, written one after the other.
 */
join?: JoinedFiles, 
/**
 * How several records of a person were made one, if they were: the numbers above are then
 * those of what came of it.
 */
fold?: FoldedFile, };

export type EarlierOutcome = { 
/**
 * What identifies the file.
 */
file: FileFacts, 
/**
 * For each attack how many findings there are: groups of fewer people than k.
 */
findings: { [key in string]: number }, 
/**
 * Whether everything was looked at; where there are too many pairs of groups nothing is found.
 */
complete: boolean, 
/**
 * Whether what several earlier ones say only together was looked at to its end; absent where this is
 * the only one.
 */
jointly?: boolean, 
/**
 * Whether the recipe accepts what is found.
 */
accepted: boolean, 
/**
 * What the recipe does so that nothing is, if it does anything.
 */
defence?: EarlierReleases, 
/**
 * With the defence `floors`, for each quasi-identifier that the file has the lowest level that
 * parts nothing which it keeps together, by the titles of attributes.
 */
floors?: { [key in string]: number }, };

export type ItemColumnOutcome = { 
/**
 * The attribute's title.
 */
attribute: string, 
/**
 * The fewest records of a class that some items together were to have.
 */
k: number, 
/**
 * Of up to how many items.
 */
m: number, 
/**
 * How many they have in the written file; null where it shows none.
 */
achieved: number | null, 
/**
 * The NCP of the items of all released records: 0 if all are written as they are.
 */
loss: number, 
/**
 * Records that had items and are written without, since too few of their class had any.
 */
emptied: number, };

export type PerturbedOutcome = { 
/**
 * The attribute's title.
 */
attribute: string, 
/**
 * The records whose value was exchanged, or drawn anew.
 */
drawn?: number, 
/**
 * The records that show another value than they have: fewer, since what is drawn may be the same.
 */
changed?: number, 
/**
 * How many of these randomized response leads to on average.
 */
expected?: number, 
/**
 * Whether it was drawn from a seed that was given: whoever knows that, the recipe and the input's
 * hash can undo it.
 */
given?: boolean, 
/**
 * What was done, with its parameters.
 */
perturb: Perturbation, 
/**
 * Of randomized response: how many values there are to draw from.
 */
values?: number, 
/**
 * Of randomized response: the ε of local differential privacy, for whoever knows which values
 * there are.
 */
epsilon?: number, };

export type PerturbationFacts = { 
/**
 * What was done, with its parameters.
 */
perturb: Perturbation, 
/**
 * Of randomized response: how many values there are to draw from.
 */
values?: number, 
/**
 * Of randomized response: the ε of local differential privacy, for whoever knows which values
 * there are.
 */
epsilon?: number, };

export type FilePart = { 
/**
 * SHA-256 of its bytes, in hex.
 */
sha256: string, 
/**
 * Number of its records.
 */
records: number, 
/**
 * What of it is no part of the table, if anything.
 */
"left-out"?: LeftOut, 
/**
 * What parts its cells, and how its letters are written, if it is text and the files differ
 * in that.
 */
written?: TextForm, };

export type TextForm = { 
/**
 * What parts cells: one character.
 */
delimiter: string, 
/**
 * How letters are written.
 */
encoding: Encoding, };

export type LeftOut = { 
/**
 * Lines above the table.
 */
above: number, 
/**
 * Lines between the names and the first record, such as units.
 */
units: number, 
/**
 * Lines without content, but for blank ones at the end.
 */
empty: number, 
/**
 * Lines that say the names again.
 */
"repeated-names"?: number, 
/**
 * Lines that number the pages of a print.
 */
pages?: number, 
/**
 * Records at the end.
 */
last: number, };

export type JoinedFiles = { 
/**
 * Records of the table of persons, each a person.
 */
persons: number, 
/**
 * SHA-256 of its file, in hex; of several that of their own, written one after the other.
 */
sha256: string, 
/**
 * Records of all tables put together: each person's in all combinations.
 */
records: number, 
/**
 * The further tables, in the order of the recipe.
 */
tables: Array<JoinedTable>, };

export type JoinedTable = { 
/**
 * What the recipe calls it.
 */
name: string, 
/**
 * SHA-256 of its file, in hex.
 */
sha256: string, 
/**
 * Records of its file.
 */
records: number, 
/**
 * Those of them that are nobody's in the table of persons, which were left out.
 */
"without-person": number, 
/**
 * Persons who have no record in it: they keep one with missing cells.
 */
"persons-without": number, 
/**
 * Persons who have several.
 */
"persons-with-several": number, 
/**
 * The records of whoever has the most.
 */
most: number, 
/**
 * What of its file is no part of its table, if anything.
 */
"left-out"?: LeftOut, };

export type FoldedFile = { 
/**
 * The attribute that says whose record it is.
 */
by: string, 
/**
 * The attribute by which records are first and last; null for the order of the file.
 */
order: string | null, 
/**
 * Records of the file.
 */
records: number, 
/**
 * Those that do not say whose they are, which were left out.
 */
unassigned: number, 
/**
 * Persons: one record each is left.
 */
persons: number, 
/**
 * Persons who had several records.
 */
several: number, 
/**
 * The records of whoever had the most.
 */
most: number, 
/**
 * What each other column kept and lost.
 */
columns: { [key in string]: KeptColumn }, };

export type KeptColumn = { 
/**
 * What was kept.
 */
keep: Keep, 
/**
 * Persons with another value beside the one that was kept, missing cells not counted; 0 of
 * counts and sums.
 */
persons: number, 
/**
 * How many such values all of them had, each once for a person: what was thrown away.
 */
values: number, 
/**
 * Persons of whom a sum, the smallest or the largest number lacks some cells because they
 * are missing.
 */
incomplete: number, };

export type Written = { 
/**
 * SHA-256 of its bytes, in hex.
 */
sha256: string, 
/**
 * Number of records.
 */
records: number, 
/**
 * `shuffled, system`, `shuffled, given` or `as input`.
 */
order: string, };

export type PolicyFacts = { 
/**
 * What the institution calls it.
 */
id: string, 
/**
 * SHA-256 of the file's bytes, in hex.
 */
sha256: string, };

export type Policy = { 
/**
 * Version of the format: 1.
 */
outis: number, 
/**
 * Always `policy`.
 */
kind: PolicyKind, 
/**
 * What the institution calls it. Refusals and reports name it.
 */
id: string, 
/**
 * The models that a release has to hold, as in a recipe. Of each there must be one in the recipe
 * that asks for no less. Its `attribute` may be a pattern, and then is asked of every sensitive
 * attribute that it fits.
 */
models?: Array<Model>, 
/**
 * Models that may not be used, by their names in recipes.
 */
forbidden?: Array<string>, 
/**
 * The risk that may be left.
 */
risk?: PolicyRisk, 
/**
 * What columns are for.
 */
columns?: PolicyColumns, 
/**
 * How much coarser columns become at least.
 */
treatments?: Array<Treatment>, 
/**
 * The searches that may find the release, by their names in recipes; all where none is named.
 */
searches?: Array<string>, 
/**
 * Whether a release must be compared with an earlier one.
 */
earlier?: PolicyEarlier, 
/**
 * Whether no release passes that carries one of
 * [`GRAVE_WARNINGS`](crate::report::GRAVE_WARNINGS).
 */
strict?: boolean, 
/**
 * What a release itself does not show, and is accepted nevertheless because a report says so.
 */
accepts?: Array<Unshown>, 
/**
 * What people read of it, by names that whoever shows it knows: `title`, `introduction`.
 */
texts?: { [key in string]: string }, 
/**
 * Whom to ask.
 */
contact?: string, };

export type PolicyKind = "policy";

export type PolicyRisk = { 
/**
 * The highest prosecutor risk of any released person (spec E1), above 0, at most 1.
 */
max?: number, };

export type PolicyColumns = { 
/**
 * Never released.
 */
never?: Array<string>, 
/**
 * Quasi-identifiers, unless they are left out.
 */
"quasi-identifier"?: Array<string>, 
/**
 * Sensitive, unless they are left out.
 */
sensitive?: Array<string>, 
/**
 * May be released as they are.
 */
insensitive?: Array<string>, };

export type Treatment = { 
/**
 * The names of the columns, in which `*` stands for any letters. A name that several treatments
 * fit has the first.
 */
columns: Array<string>, 
/**
 * How their values grow coarser. It stands in no file of its own, which everybody could change.
 */
hierarchy: Hierarchy, 
/**
 * The lowest level that may be released (spec A4), 0 unless said otherwise.
 */
floor?: number, };

export type PolicyEarlier = "required";

export type Unshown = "entity" | "sampling-weight" | "personal-demands" | "population" | "earlier" | "treatments";

export type GateReport = { 
/**
 * The policy that decided.
 */
policy: PolicyFacts, 
/**
 * SHA-256 of the release's bytes, in hex.
 */
sha256: string, 
/**
 * Number of its records.
 */
records: number, 
/**
 * Its columns, and what each was taken for.
 */
columns: Array<GateColumn>, 
/**
 * The models of the policy, measured on the release.
 */
models: Array<ModelOutcome>, 
/**
 * The highest prosecutor risk of a record; null without records and quasi-identifiers.
 */
risk: number | null, 
/**
 * What only the report that was handed in says, and the release does not show.
 */
unshown: Array<Unshown>, 
/**
 * Why the release may not pass, each reason by itself.
 */
refusals: Array<Problem>, };

export type GateColumn = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * Its name.
 */
name: string, 
/**
 * What it was taken for; null if neither policy nor detectors know.
 */
role: Role | null, 
/**
 * `policy`, or why the detectors say so.
 */
reason: string, };

export type Solution = { 
/**
 * The algorithm that found it, by its name in recipes.
 */
algorithm: string, 
/**
 * How values were recoded.
 */
recoding: Recoding, 
/**
 * Number of suppressed records.
 */
suppressed: number, 
/**
 * Number of equivalence classes that are released; where suppressed records stay as stars,
 * theirs is not among them.
 */
classes: number, 
/**
 * Number of nodes of the lattice, in decimal digits.
 */
lattice: string, 
/**
 * The loss and what is known about the least possible.
 */
loss: LossOutcome, };

export type Recoding = { "kind": "full-domain", 
/**
 * The level of each quasi-identifier.
 */
levels: { [key in string]: number }, } | { "kind": "cut", 
/**
 * How detailed each quasi-identifier still is.
 */
detail: { [key in string]: Detail }, } | { "kind": "regions", 
/**
 * How detailed each quasi-identifier still is.
 */
detail: { [key in string]: Detail }, } | { "kind": "cells", 
/**
 * How detailed each quasi-identifier still is.
 */
detail: { [key in string]: Detail }, };

export type Detail = { 
/**
 * Records whose cell is on each level of the hierarchy; the first are exact. Missing cells that
 * stay missing are on none.
 */
levels: Array<number>, 
/**
 * Records whose cell is a range of numbers.
 */
ranges: number, 
/**
 * Records whose cell is suppressed.
 */
"suppressed-cells": number, 
/**
 * Records whose cell is missing and shows so; absent if there is none.
 */
missing?: number, };

export type ComparedTrial = { 
/**
 * The algorithm with its parameters.
 */
search: Search, 
/**
 * What it found; null if nothing within the limits.
 */
solution: Solution | null, 
/**
 * Why it was not carried out, if it was not.
 */
problem?: Problem, };

export type LossOutcome = { 
/**
 * The measure.
 */
metric: Loss["metric"], 
/**
 * How attributes were aggregated.
 */
aggregate: Loss["aggregate"], 
/**
 * The balance of generalization and suppression.
 */
"gs-factor": number, 
/**
 * The loss of the release.
 */
value: number, 
/**
 * No choice of one level for each column within the limits has a smaller loss than this;
 * null if not searched.
 */
bound: number | null, 
/**
 * Whether it is proven that no other choice of one level for each column within the limits
 * has a smaller loss. Recodings that mix levels within a column may have.
 */
optimal: boolean, 
/**
 * Whether suppressed records may stay as stars: bound and proof are then of tables in which
 * only the classes that fail are starred.
 */
stars: boolean, 
/**
 * The loss of each quasi-identifier before weights, 0 to 1; empty for measures that look
 * at classes only.
 */
attributes: { [key in string]: number }, 
/**
 * For `rank`: the weighted losses of all quasi-identifiers, the largest first, which
 * `value` repeats. Empty elsewhere.
 */
ranked?: Array<number>, };

export type ModelOutcome = { 
/**
 * The strongest parameter that the file meets; null without records, without anything to
 * measure, and where no parameter is weak enough.
 */
achieved: number | null, 
/**
 * Whether the model holds.
 */
holds: boolean, 
/**
 * Where an entity tells persons apart, what the model counts: `persons` if it asks for class
 * sizes, `records` if it is about sensitive values. Absent elsewhere: as the report.
 */
unit?: Unit, 
/**
 * How many records (or persons, as the unit says) are in classes that do not meet it by
 * themselves.
 */
failing: number, 
/**
 * The class that decides: the weakest; null where no single class does.
 */
deciding: DecidingClass | null, 
/**
 * Further figures of the model, by their names.
 */
facets?: { [key in Facet]?: number | null }, } & Model;

export type DecidingClass = { 
/**
 * Number of its records.
 */
records: number, 
/**
 * Number of its persons, where an entity tells them apart.
 */
persons?: number, 
/**
 * How many classes are as weak, this one among them: where there are several, it is the first
 * of them.
 */
"equally-weak": number, 
/**
 * What they show in each quasi-identifier.
 */
labels: { [key in string]: string }, };

export type RareLevel = { 
/**
 * The number of records from which on a value stays what it is.
 */
below: number, 
/**
 * The distinct values that go together.
 */
values: number, 
/**
 * The records that have them.
 */
records: number, };

export type LabelMeaning = { 
/**
 * What is written for it.
 */
label: string, 
/**
 * What the recipe says of it.
 */
meaning: string, };

export type Reference = "input" | "file itself" | "given";

export type Counted = { 
/**
 * What class sizes, risks and everything made of them count. `records` as long as the recipe
 * does not say what a record is.
 */
unit: Unit, 
/**
 * What figures that count records count: `persons` only if each record is a person.
 */
record: Unit, 
/**
 * Whether the recipe says what a record is.
 */
answered: boolean, 
/**
 * The attribute that says whose record it is; null where none does.
 */
entity: string | null, 
/**
 * Distinct persons of the input; null without entity. Records that do not say whose they
 * are count as those of one person.
 */
persons: number | null, 
/**
 * Persons of whose records some were suppressed, and not all; null without entity, and
 * where nothing is released.
 */
"lost-some": number | null, 
/**
 * Persons all of whose records were suppressed; null as before.
 */
"lost-all": number | null, };

export type Unit = "persons" | "records";

export type MissingOutcome = { 
/**
 * How a missing quasi-identifier matches others.
 */
match: Matching, 
/**
 * What a missing sensitive value counts as.
 */
sensitive: MissingSensitive, 
/**
 * Whether suppressed cells are missing ones.
 */
"suppressed-equals-missing"?: boolean, 
/**
 * Records of the input with a missing quasi-identifier.
 */
records: number, 
/**
 * Records that were suppressed because they would still show one.
 */
"left-out": number, };

export type RiskPair = { 
/**
 * A record is exposed if its risk is above this probability.
 */
threshold: number, 
/**
 * Of the input.
 */
before: RiskFigures | null, 
/**
 * Of the written file.
 */
after: RiskFigures | null, };

export type RiskFigures = { 
/**
 * Someone who knows the person is in the file.
 */
prosecutor: Prosecutor, 
/**
 * The same if missing cells match everything; null if no quasi-identifier is missing, and
 * where it would take too long.
 */
wildcard: Prosecutor | null, 
/**
 * Records (or persons) that stand alone.
 */
"sample-uniques": number, 
/**
 * `[size, number of classes of that size]`, ascending.
 */
"class-sizes": Array<[number, number]>, 
/**
 * Someone who looks for anybody of the population; null without population table.
 */
journalist: JournalistRisk | null, 
/**
 * The share of the records that someone who links all of them at once gets right; null
 * without population table.
 */
marketer: number | null, 
/**
 * How many persons are estimated to be unique in the population; null without sampling
 * fraction.
 */
"population-uniques": PopulationUniques | null, 
/**
 * Benedetti and Franconi's risk; null with neither sampling fraction nor weights.
 */
individual: IndividualRisk | null, 
/**
 * Records that few values single out; null where they were not sought.
 */
"special-uniques": SpecialUniques | null, 
/**
 * Persons whom several of their records single out; absent where no entity says whose each
 * record is, and where they were not sought.
 */
sequences?: Sequences, 
/**
 * What somebody is left with who knows all that is missing; absent if no quasi-identifier is
 * missing, where persons are in several classes, and where it would take too long.
 */
"worst-completion"?: WorstCompletion, 
/**
 * How exposed households are; absent where the recipe or the file names none.
 */
households?: HouseholdRisk, };

export type Prosecutor = { 
/**
 * One over the smallest class.
 */
max: number, 
/**
 * Classes over records.
 */
average: number, 
/**
 * Share of the records whose risk is above the threshold.
 */
"above-threshold": number, 
/**
 * Number of those records.
 */
"records-above-threshold": number, };

export type JournalistRisk = { 
/**
 * One over the fewest persons that a class of the table stands for.
 */
max: number, 
/**
 * The larger of two averages: over records, and over the persons they stand for.
 */
average: number, 
/**
 * Share of the records whose risk is above the threshold.
 */
"above-threshold": number, 
/**
 * Number of those records.
 */
"records-above-threshold": number, 
/**
 * Records of whose likes the population table knows fewer than there are here; it is not
 * complete then.
 */
"records-not-covered": number, 
/**
 * Records that relate to nobody of the population table; if all do, the file is a
 * null-map (spec D2).
 */
"records-unrelated": number, 
/**
 * Whom records relate to whose person is known, because identifiers stand in table and
 * population; only of a release as it is written.
 */
identities?: MappedIdentities | null, };

export type MappedIdentities = { 
/**
 * Released records whose person stands in the population.
 */
known: number, 
/**
 * Those of them that look like others there, and not like their own person; if all released
 * records do, the release is a wrong-map.
 */
misrelated: number, };

export type PopulationUniques = { 
/**
 * The share of the population that the table is taken to hold.
 */
"sampling-fraction": number, 
/**
 * Hoshino's Pitman model.
 */
pitman: number | null, 
/**
 * Zayatz's equivalence-class model.
 */
zayatz: number | null, 
/**
 * Chen and Keller-McNulty's slide negative binomial model.
 */
"slide-negative-binomial": number | null, 
/**
 * The estimate that Dankar's rule chooses.
 */
dankar: number | null, 
/**
 * Whose estimate that is.
 */
chosen: UniquenessEstimator | null, };

export type UniquenessEstimator = "pitman" | "zayatz" | "slide-negative-binomial";

export type IndividualRisk = { 
/**
 * Whether it rests on the records' sampling weights; otherwise on the sampling fraction.
 */
weighted: boolean, 
/**
 * The largest of any record.
 */
max: number, 
/**
 * The mean over records.
 */
mean: number, 
/**
 * How many records would be found if all were sought.
 */
"expected-reidentifications": number, };

export type SpecialUniques = { 
/**
 * Records that some of their quasi-identifiers single out.
 */
records: number, 
/**
 * The probability that a match with one of them is right; null without sampling fraction.
 */
dis: number | null, 
/**
 * For each quasi-identifier the share of all scores that it has part in; the shares
 * overlap.
 */
contributions: { [key in string]: number }, 
/**
 * The records with the largest scores, at most ten.
 */
largest: Array<SpecialUnique>, };

export type SpecialUnique = { 
/**
 * Its number in the input, from 1, or in the file that was only measured.
 */
record: number, 
/**
 * Its score.
 */
score: number, 
/**
 * DIS-SUDA, the risk that the score amounts to; null without sampling fraction.
 */
"dis-score": number | null, 
/**
 * The smallest sets of quasi-identifiers that single it out.
 */
sets: Array<Array<string>>, };

export type Sequences = { 
/**
 * All persons.
 */
persons: number, 
/**
 * Those whom one record singles out.
 */
"by-one": number, 
/**
 * Those whom at most two do.
 */
"by-two": number, 
/**
 * Those whom at most three do.
 */
"by-three": number, 
/**
 * Persons each record of whom stands in a class whose risk is not above the threshold.
 */
sheltered: number, 
/**
 * Those of them whom at most two records single out.
 */
"sheltered-by-two": number, 
/**
 * Those of them whom at most three do.
 */
"sheltered-by-three": number, 
/**
 * Whether it would have taken too long to look at all pairs, so that there are at least as
 * many whom two records single out.
 */
"two-at-least": boolean, 
/**
 * The same of three records.
 */
"three-at-least": boolean, };

export type WorstCompletion = { 
/**
 * The fewest records (or persons) that could be somebody's who is known to the last value.
 */
fewest: number, 
/**
 * How many may be found among so few.
 */
records: number, };

export type HouseholdRisk = { 
/**
 * How many households have somebody in the table.
 */
households: number, 
/**
 * How many persons (or records) these are.
 */
members: number, 
/**
 * Records that belong to no household.
 */
unassigned: number, 
/**
 * The largest risk of any household.
 */
max: number, 
/**
 * The mean over households.
 */
average: number, 
/**
 * How many households would be found if all were sought.
 */
expected: number, };

export type Utility = { 
/**
 * Share of the domain that a cell stands for, on average (spec F6).
 */
loss: number | null, 
/**
 * Prec; 1 is the original (spec F3).
 */
precision: number, 
/**
 * DM with the penalty for suppressed records (spec F4).
 */
discernibility: number, 
/**
 * DM*: all classes at their own size (spec F4); null for a measured file that lacks records.
 */
"discernibility-star": number | null, 
/**
 * Records per class; null without records (spec F5).
 */
"average-class-size": number | null, 
/**
 * Records per class over k; null without k (spec F5).
 */
"c-avg": number | null, 
/**
 * Records of the input per class, the suppressed ones as one (spec F5).
 */
aecs: number | null, 
/**
 * Bits lost, given how frequent values are (spec F8).
 */
"non-uniform-entropy": number | null, 
/**
 * The same without suppression.
 */
"monotonic-non-uniform-entropy": number | null, 
/**
 * The share of the bits that was lost, on average over attributes.
 */
"normalized-non-uniform-entropy": number | null, 
/**
 * Combinations of exact values that records stand for, summed over records (spec F9).
 */
ambiguity: number | null, 
/**
 * NCP by labels, on average over cells (spec F7).
 */
ncp: number | null, 
/**
 * GCP: the same by ranges where values are numbers.
 */
gcp: number | null, 
/**
 * ANON's weighted information loss (spec F12); null where levels have no losses of
 * their own.
 */
"weighted-information-loss": number | null, 
/**
 * Weighted hierarchical distance, summed over records (spec F2).
 */
distortion: number | null, 
/**
 * Share of the cells that were changed (spec F1).
 */
"modification-rate": number | null, 
/**
 * Share of the records that differ from the majority of their class in `loss.label`; null
 * without one (spec F10).
 */
classification: number | null, 
/**
 * Sum of the levels.
 */
height: number | null, 
/**
 * D: level over height, on average over attributes (spec F11).
 */
"minimal-distortion": number | null, 
/**
 * Share of the records that were left out.
 */
"suppressed-share": number, 
/**
 * For each quasi-identifier those of the measures that are made of attributes.
 */
attributes: { [key in string]: AttributeUtility }, 
/**
 * How strongly columns go together, before and after; null where there was too much to
 * compute.
 */
associations: Array<Association> | null, };

export type AttributeUtility = { 
/**
 * See [`Utility::loss`].
 */
loss: number | null, 
/**
 * See [`Utility::precision`].
 */
precision: number | null, 
/**
 * See [`Utility::non_uniform_entropy`].
 */
"non-uniform-entropy": number | null, 
/**
 * See [`Utility::normalized_non_uniform_entropy`].
 */
"normalized-non-uniform-entropy": number | null, 
/**
 * See [`Utility::ncp`].
 */
ncp: number | null, 
/**
 * NCP by ranges; null where values are no numbers.
 */
range: number | null, 
/**
 * See [`Utility::distortion`].
 */
distortion: number | null, 
/**
 * See [`Utility::modification_rate`].
 */
"modification-rate": number | null, };

export type Association = { 
/**
 * The one.
 */
one: string, 
/**
 * The other.
 */
other: string, 
/**
 * In the input; null where one has a single value or both have too many.
 */
before: number | null, 
/**
 * In the release.
 */
after: number | null, };

export type SensitiveOutcome = { 
/**
 * The attribute.
 */
attribute: string, 
/**
 * What protects it.
 */
protection: Protected, 
/**
 * The models that do, by their names in recipes. One whose parameters ask for nothing, such
 * as t-closeness with a t of 1, is not among them.
 */
models?: Array<string>, 
/**
 * Of the released persons (records, if the report counts these), each once in each class:
 * how many are in classes with a value that everybody there has. Whoever finds the class
 * knows it. A missing cell is a value only where the report says so. Absent, as those below,
 * without a release and without the column.
 */
certain?: number, 
/**
 * The same of classes without any value, which pass every model of the attribute.
 */
unrecorded?: number, 
/**
 * Out of how many those are: the class sizes summed.
 */
total?: number, 
/**
 * The largest share of a released class that has one value, 0 to 1: how often whoever finds
 * that class guesses it right.
 */
likeliest?: number, 
/**
 * The same in percent for people, with one decimal. What is neither all nor nothing is never
 * rounded to it; absent where it is.
 */
"likeliest-percent"?: number, 
/**
 * Whether that is above [`GUESSABLE`], so that the attribute is not to be called protected.
 */
guessable?: boolean, 
/**
 * Released records without a value.
 */
missing?: number, };

export type Protected = "models" | "declined" | "perturbed" | "none";

export type NoticeCode = "alphabetical-order" | "ambiguous-blanks" | "ambiguous-dates" | "ambiguous-numbers" | "ambiguous-points" | "anon-l-value" | "associations-skipped" | "blank-lines-at-end" | "blocks-unfilled" | "cell-errors" | "columns-not-parted" | "dates-contradicted" | "dates-of-several-formats" | "days-as-numbers" | "digits-lost" | "ditto-marks" | "earlier-one-by-one" | "entity-released" | "exact-dates" | "exact-places" | "few-share-cloaks" | "fields-in-lines" | "formula-texts" | "formulas-guarded" | "formulas-without-value" | "free-text" | "hidden-columns" | "hidden-rows" | "identifier-present" | "interrupted" | "items-not-parted" | "l-above-k" | "label-repeated" | "leading-zeros-lost" | "letters-misread" | "linked-cloaks" | "list-within" | "lists-of-columns" | "looks-identifying" | "many-quasi-identifiers" | "merged-cells" | "names-repeated" | "nearly-dates" | "nearly-empty" | "nearly-numbers" | "nearly-unique-column" | "no-common-values" | "no-levels" | "no-quasi-identifier" | "no-single-root" | "nodes-spent" | "none-found" | "not-shuffled" | "numbers-of-several-forms" | "numbers-with-units" | "other" | "other-sheets" | "other-table" | "persons-alike" | "persons-may-recur" | "persons-not-compared" | "records-fitted" | "records-may-repeat-persons" | "records-without-person" | "sensitive-unprotected" | "sequences-single-out" | "special-uniques-skipped" | "special-uniques-untold" | "totals-line" | "totals-within" | "two-digit-years" | "unequal-lengths" | "unknown-values" | "utility-untold" | "values-alike" | "values-perturbed" | "wildcard-skipped" | "worst-completion-skipped";

export type Notice = { 
/**
 * What it is.
 */
code: NoticeCode, 
/**
 * The attribute concerned.
 */
attribute?: string | null, 
/**
 * Further attributes without which it does not hold.
 */
partners?: Array<string>, 
/**
 * The number of the file concerned, from 1, where several are one table.
 */
file?: number | null, 
/**
 * The line concerned, or the first of them.
 */
line?: number | null, 
/**
 * The last of the lines concerned, if there are several.
 */
"last-line"?: number | null, 
/**
 * The number concerned, such as the parameter that was used instead.
 */
value?: number | null, 
/**
 * The k that is asked for beside.
 */
k?: number | null, 
/**
 * The levels of the attribute's hierarchy that are concerned, the lower first.
 */
levels?: Array<number>, 
/**
 * Distinct values of the attribute, missing ones not counted.
 */
values?: number | null, 
/**
 * Records with a value in the attribute.
 */
records?: number | null, 
/**
 * Share of these records whose value no other record has, 0 to 1.
 */
unique?: number | null, 
/**
 * What the values look like, such as `e-mail`.
 */
detector?: string | null, 
/**
 * Share of these records whose value looks like that, 0 to 1.
 */
matching?: number | null, };

export type RunFacts = { 
/**
 * Version of Outis.
 */
version: string, 
/**
 * What identifies the build: version, machine, compiler, and the commit if the build was told it.
 */
build: string, 
/**
 * `native` or `wasm`.
 */
platform: string, 
/**
 * Threads or workers of the search.
 */
workers: number, 
/**
 * Nodes whose partition was computed, or cuts and merges that were tried.
 */
visited: number, 
/**
 * Seconds from the start of the search to the checked file.
 */
seconds: number, 
/**
 * The same of each algorithm that was tried for comparison, until it had found its table.
 */
compared?: Array<TrialRun>, };

export type TrialRun = { 
/**
 * Nodes whose partition was computed, or cuts and merges that were tried.
 */
visited: number, 
/**
 * Seconds of search.
 */
seconds: number, };

export type Belonging = { 
/**
 * What a recipe would say of it.
 */
join: Join, 
/**
 * Records of the first table.
 */
persons: number, 
/**
 * Records of the other.
 */
records: number, 
/**
 * Those of them that are nobody's in the first table.
 */
"without-person": number, 
/**
 * Persons who have none.
 */
"persons-without": number, 
/**
 * Persons who have several.
 */
"persons-with-several": number, };

export type Inspection = { 
/**
 * Size in bytes.
 */
bytes: number, 
/**
 * Number of records.
 */
records: number, 
/**
 * How the file is written.
 */
format: FoundFormat, 
/**
 * The files in their order, if the table was read from several.
 */
files?: Array<FilePart>, 
/**
 * The columns in the order of the file.
 */
columns: Array<ColumnView>, 
/**
 * What to know.
 */
warnings: Array<Notice>, 
/**
 * What stands out about the columns in the roles that are suggested.
 */
advice: Advice, 
/**
 * What came of putting further tables beside the file, if that is what was looked at.
 */
join?: JoinedFiles, 
/**
 * What came of making several records of a person one, if that is what was looked at.
 */
fold?: FoldedFile, 
/**
 * The workbook that the table is a sheet of.
 */
workbook?: Workbook, 
/**
 * The column that seems to tell persons apart, where some have several records: whether it
 * does is asked before anything is protected.
 */
person: RepeatedPersons | null, 
/**
 * What figures count as long as the recipe below does not say what a record is.
 */
counted: Counted, 
/**
 * A recipe to begin with: suggested roles and hierarchies, k-anonymity, defaults.
 */
recipe: Recipe, };

export type Workbook = { 
/**
 * Size of its file.
 */
bytes: number, 
/**
 * Its format.
 */
format: WorkbookFormat, 
/**
 * Its sheets in their order.
 */
sheets: Array<Sheet>, 
/**
 * The sheet that was read.
 */
sheet: string, 
/**
 * Whether it was taken because nobody had named one: the first visible one that looks like a
 * table, or has a cell if none does.
 */
"sheet-detected": boolean, 
/**
 * Empty columns before its first one.
 */
"empty-columns": number, 
/**
 * Cells that show an error, such as `#N/A`; they are read as empty.
 */
errors: number, 
/**
 * Formulas without a stored value, or with an empty text for one; they are read as empty.
 */
"formulas-without-value": number, 
/**
 * Areas of cells that are shown as one; the text stands in the first of them.
 */
merged: number, 
/**
 * Rows with cells that the sheet does not show; they are read like all others.
 */
"hidden-rows": number, 
/**
 * Columns with cells that the sheet does not show; they are read like all others.
 */
"hidden-columns": number, };

export type WorkbookFormat = "xlsx" | "xlsm" | "xlsb" | "xls" | "ods" | "dta" | "parquet" | "xml";

export type Sheet = { 
/**
 * Its name.
 */
name: string, 
/**
 * Whether the workbook shows it.
 */
visible: boolean, 
/**
 * Rows up to the last with a cell: of the sheet that was read as they were counted, of the others
 * as the workbook says, where it does.
 */
rows: number | null, };

export type Need = { 
/**
 * Records.
 */
records: number, 
/**
 * Bytes of memory at most at a time, from reading to the checked release.
 */
bytes: number, };

export type FoundFormat = { 
/**
 * What it is. What is said below of delimiters and letters is of the text that was made of it.
 */
source: Source, 
/**
 * The character between cells.
 */
delimiter: string, 
/**
 * How its letters are written.
 */
encoding: Encoding, 
/**
 * Why it was taken to be written so; null where that was given. Its words stand in
 * `locales/` as `encoding-reason-…`.
 */
"encoding-reason": EncodingReason | null, 
/**
 * Whether a byte order mark was found.
 */
bom: boolean, 
/**
 * Whether the first line of the table names the columns.
 */
header: boolean, 
/**
 * Where the table stands in the file.
 */
layout: FoundLayout, 
/**
 * `lf` or `crlf`.
 */
"line-ending": string, 
/**
 * Whether the delimiter was detected rather than given.
 */
"delimiter-detected": boolean, 
/**
 * Whether the header was detected rather than given.
 */
"header-detected": boolean, };

export type Source = "text" | "json" | "workbook";

export type ColumnView = { 
/**
 * Number in the file, from 1.
 */
number: number, 
/**
 * Name in the header, or the number.
 */
name: string, 
/**
 * What its values look like.
 */
type: DataType, 
/**
 * Distinct values, missing not counted.
 */
distinct: number, 
/**
 * Missing cells.
 */
missing: number, 
/**
 * What stands in them, the commonest text first.
 */
markers?: Array<string>, 
/**
 * The role suggested.
 */
role: Role, 
/**
 * Why; its words stand in `locales/` as `reason-…`.
 */
reason: Reason, 
/**
 * How sure that is; its words stand in `locales/` as `certainty-…`.
 */
certainty: Certainty, 
/**
 * What the values look like, where that speaks for the role.
 */
looks?: Looks, 
/**
 * How the values are spread.
 */
distribution: Distribution, 
/**
 * How it could be coarsened, where another role than quasi-identifier is suggested.
 */
grouping?: Hierarchy, 
/**
 * What values that go together may be called: a text that no cell holds.
 */
other: string, 
/**
 * Ladders that suit its values, those that a recipe may begin with first.
 */
offers?: Array<OfferedLadder>, };

export type Looks = { 
/**
 * The detector.
 */
detector: string, 
/**
 * The share of the different values that were looked at that look so, from 0 to 1.
 */
share: number, 
/**
 * Whether only the form is right, and check digits are wrong.
 */
form: boolean, };

export type OfferedLadder = { 
/**
 * Its name among those that `describe` lists; its words stand in `locales/` as `ladder-…`.
 */
ladder: string, 
/**
 * What a recipe says to have it. Where not all values fit, a label for the others is to be
 * added.
 */
hierarchy: Hierarchy, 
/**
 * Distinct values that were looked at.
 */
values: number, 
/**
 * Those of them that fit.
 */
fitting: number, 
/**
 * Records that have one of the values that were looked at.
 */
records: number, 
/**
 * Those of them that have one that fits.
 */
"fitting-records": number, };

export type Distribution = { "kind": "bars", 
/**
 * Values with their records, most frequent first.
 */
bars: Array<Bar>, 
/**
 * Number of other values.
 */
others: number, 
/**
 * Records that have one of the other values.
 */
other_records: number, } | { "kind": "histogram", 
/**
 * Lower end of the first bin.
 */
from: number, 
/**
 * Upper end of the last bin.
 */
to: number, 
/**
 * Records in each bin.
 */
bins: Array<number>, };

export type Bar = { 
/**
 * The value.
 */
label: string, 
/**
 * Number of records.
 */
records: number, };

export type HierarchyView = { 
/**
 * The attribute.
 */
attribute: string, 
/**
 * From exact (0) to the coarsest.
 */
levels: Array<LevelView>, 
/**
 * What to know.
 */
warnings: Array<Notice>, };

export type LevelView = { 
/**
 * 0 is exact.
 */
level: number, 
/**
 * Number of groups that occur in the table.
 */
groups: number, 
/**
 * Records in the smallest group.
 */
smallest: number, 
/**
 * Up to a hundred groups, of level 0 up to a thousand values, in the order in which people look
 * for them: by size, by time, as they stand on a scale or in a table of levels, or else by the
 * alphabet.
 */
shown: Array<GroupView>, };

export type GroupView = { 
/**
 * What is written for it.
 */
label: string, 
/**
 * What it means, if the recipe says so.
 */
meaning?: string, 
/**
 * Records in it.
 */
records: number, 
/**
 * Groups of the level below that move into it (up to twelve of their labels), in their order.
 */
members: Array<string>, 
/**
 * How many groups of the level below move into it.
 */
"member-count": number, };

export type CutScale = { 
/**
 * Places where a cut point may stand, ascending: round ones, and the present points.
 */
stops: Array<CutStop>, 
/**
 * Records in parts of equal width. What lies beyond an end is in the part there.
 */
bins: Array<number>, 
/**
 * Records with a value.
 */
records: number, };

export type CutStop = { 
/**
 * The point as a recipe writes it.
 */
point: number | string, 
/**
 * The same as the column would write it.
 */
text: string, 
/**
 * Where it stands, from 0 to 1.
 */
place: number, 
/**
 * Records with a value below it; or up to it, where ranges are closed on the right.
 */
below: number, };

export type FoundLayout = { 
/**
 * The line that names the columns; null without one.
 */
"header-line": number | null, 
/**
 * The line of the first record.
 */
"first-line": number, 
/**
 * Why it begins there; null where that was said. Its words stand in `locales/` as
 * `layout-reason-…`.
 */
reason: LayoutReason | null, 
/**
 * Which cell of the records the line of names has no name for: `whole` where each has one.
 * The words of `load-layout` say it.
 */
heading: LayoutHeading, 
/**
 * Whether names were freed of quotation marks or white space around them.
 */
cleaned: boolean, 
/**
 * Whether columns are called otherwise than in the file.
 */
renamed: boolean, 
/**
 * Whether lines without content are left out.
 */
"skip-empty": boolean, 
/**
 * Whether lines that say the names again are left out.
 */
"skip-repeated-names": boolean, 
/**
 * Whether lines that number pages are left out.
 */
"skip-pages": boolean, 
/**
 * Whether blanks beside separators are left out.
 */
trim: boolean, 
/**
 * Whether records are fitted to the columns: what they lack of their last cells is missing.
 */
"fit-records": boolean, 
/**
 * What was taken off the records.
 */
wrapping: Wrapping, 
/**
 * What was left out; null for nothing.
 */
"left-out": LeftOut | null, };

export type FirstLines = { 
/**
 * The lines in their order; those that were asked for at most.
 */
lines: Array<FirstLine>, };

export type FirstLine = { 
/**
 * Its number, from 1.
 */
line: number, 
/**
 * Its cells, the first of them; none in a blank line.
 */
cells: Array<string>, 
/**
 * How many cells it has.
 */
count: number, };

export type Rows = { 
/**
 * Index of the first, from 0.
 */
from: number, 
/**
 * The cells of each record.
 */
rows: Array<Array<string>>, };

export type RepeatedPersons = { 
/**
 * The column, as a recipe names it.
 */
attribute: string, 
/**
 * Its distinct values, missing ones not counted.
 */
values: number, 
/**
 * Records with a value.
 */
records: number, 
/**
 * Further columns without which it does not: values are then those of all of them together.
 */
partners?: Array<string>, 
/**
 * Whether values that differ only in how they are written count as one here.
 */
alike?: boolean, 
/**
 * The column of times at which the same persons seem to be, where no column tells them apart:
 * what recurs are then the combinations of `attribute` and `partners`.
 */
time?: string, };

export type PersonEffect = { 
/**
 * The column that tells persons apart.
 */
attribute: string, 
/**
 * The size that classes are held against: the k asked for.
 */
k: number, 
/**
 * The figures if each record is a person.
 */
records: CountedFigures, 
/**
 * The figures if each value of the column is a person.
 */
persons: CountedFigures, 
/**
 * Classes of at least k records and fewer than k persons.
 */
"seeming-classes": number, 
/**
 * Records in these.
 */
"seeming-records": number, 
/**
 * The records of the person who has the most: what a class can be filled with, whatever the
 * table is coarsened to.
 */
"most-records": number, 
/**
 * Persons whom several of their records single out as the table is, nothing coarsened.
 * Less is looked at than for a report. Null if too long to tell.
 */
sequences: Sequences | null, 
/**
 * What comes of one record for each person: as the recipe folds the table by this column, or
 * else with the first of each. Records that do not say whose they are are left out unless the
 * recipe refuses them.
 */
folded: FoldEffect | null, 
/**
 * Why there is none.
 */
"fold-problem"?: Problem, };

export type CountedFigures = { 
/**
 * How many are counted; persons once in each class.
 */
all: number, 
/**
 * The size of the smallest class.
 */
smallest: number, 
/**
 * How many stand alone.
 */
alone: number, 
/**
 * How many are in classes smaller than k.
 */
"below-k": number, 
/**
 * How many have a risk above the threshold.
 */
"above-threshold": number, };

export type FoldEffect = { 
/**
 * The figures of the folded table.
 */
figures: CountedFigures, 
/**
 * What each column keeps and loses.
 */
file: FoldedFile, };

export type Exposure = { 
/**
 * Number of records.
 */
records: number, 
/**
 * What a record is, and so what the figures count.
 */
counted: Counted, 
/**
 * What the figures are of: records, or persons, each once in each class.
 */
all: number, 
/**
 * Number of equivalence classes.
 */
classes: number, 
/**
 * The figures.
 */
risk: RiskFigures, 
/**
 * Records (or persons) in classes smaller than the k asked for.
 */
"below-k": number, 
/**
 * What the table achieves of each model as it stands, in the order of the recipe.
 */
models: Array<ModelOutcome>, 
/**
 * Number of nodes of the lattice, in decimal digits.
 */
lattice: string, 
/**
 * A value of each quasi-identifier on each level, exact first: of those that most levels write
 * otherwise than they are, the commonest.
 */
examples: { [key in string]: Array<string> }, 
/**
 * Grave warnings that stand before anything is searched: those of columns that would be
 * released word for word are about the input.
 */
warnings: Array<Notice>, 
/**
 * Those that the recipe accepts.
 */
accepted: Array<Notice>, };

export type SearchProgress = { 
/**
 * Whether the search has ended.
 */
done: boolean, 
/**
 * Nodes whose partition was computed.
 */
visited: number, 
/**
 * Nodes of the lattice, in decimal digits.
 */
lattice: string, 
/**
 * No full-domain release within the limits has a smaller loss than this; null if that is
 * not searched for.
 */
bound: number | null, 
/**
 * Id of what is being tried; its words are found with `stage-` before it.
 */
stage: Stage, 
/**
 * How far that is.
 */
"stage-at": number, 
/**
 * Where it ends; 0 if that is not known.
 */
"stage-of": number, 
/**
 * Whether it has looked at all the nodes that it may, and proven nothing by then.
 */
spent: boolean, 
/**
 * Whether it has proven that no choice of one level for each column may be released.
 */
"proves-none": boolean, 
/**
 * The best found so far.
 */
best: Solution | null, };

export type Trail = { 
/**
 * The quasi-identifiers, in the order of the levels.
 */
attributes: Array<string>, 
/**
 * The first steps; none where the search does not say.
 */
steps: Array<TrailStep>, 
/**
 * How many nodes were looked at after these.
 */
more: number, };

export type TrailStep = { 
/**
 * A level for each quasi-identifier; null where it is left out, as some searches look at
 * some of them alone.
 */
levels: Array<number | null>, 
/**
 * Whether it may be released.
 */
holds: boolean, 
/**
 * Whether that followed from other nodes, without looking.
 */
known: boolean, 
/**
 * What it would lose; null where it may not be released, or where that was not asked.
 */
loss: number | null, };

export type Tried = { 
/**
 * What came of it.
 */
trial: ComparedTrial, 
/**
 * What it took.
 */
run: TrialRun, };

export type Comparison = { 
/**
 * What is compared.
 */
solution: Solution, 
/**
 * What a record is, what figures count, and which persons lose records.
 */
counted: Counted, 
/**
 * Every column of the input.
 */
columns: Array<ComparedColumn>, 
/**
 * Risk before and after, the latter by the search's own count.
 */
before: RiskFigures, 
/**
 * Risk of the records that would be released; null if none would.
 */
after: RiskFigures | null, };

export type ComparedColumn = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its role.
 */
role: Role, 
/**
 * Whether its values are not true of the persons beside them: those that are shown after are an
 * example, which is drawn anew when the release is written.
 */
perturbed?: boolean, 
/**
 * The level chosen; null unless a quasi-identifier.
 */
level: number | null, 
/**
 * How detailed its cells are, if they are on several levels; null elsewhere.
 */
detail: Detail | null, 
/**
 * The highest level there is; null unless a quasi-identifier.
 */
height: number | null, 
/**
 * One of its values as each level writes it, the exact one first: of those that most levels
 * write otherwise than they are, the commonest. Empty unless a quasi-identifier.
 */
example: Array<string>, 
/**
 * How many different labels its values have on each level, missing cells left out. Empty unless
 * a quasi-identifier.
 */
labels: Array<number>, 
/**
 * Its loss, 0 to 1; null unless a quasi-identifier.
 */
loss: number | null, 
/**
 * Distinct values before, missing cells left out.
 */
"values-before": number, 
/**
 * Distinct values or labels after, missing cells left out.
 */
"values-after": number, 
/**
 * Whether its name, or a cell of it that is released, looks like a formula.
 */
formulas: boolean, 
/**
 * Whether missing cells of it that are released stood in the table as other texts than the one
 * that all of them are written as.
 */
"rewrites-missing": boolean, 
/**
 * Records of each group of the chosen level, before and after suppression; the largest
 * two dozen. Of other columns the values, unless only one record has them. Empty for
 * identifiers.
 */
groups: Array<GroupChange>, 
/**
 * The groups that are not listed.
 */
others: OtherGroups, };

export type GroupChange = { 
/**
 * Its label.
 */
label: string, 
/**
 * Records that fall into it.
 */
before: number, 
/**
 * Records of it that would be released.
 */
after: number, 
/**
 * Whether these are missing cells, which stay missing.
 */
missing?: boolean, };

export type OtherGroups = { 
/**
 * How many they are.
 */
groups: number, 
/**
 * Their records before suppression.
 */
before: number, 
/**
 * Their records after suppression.
 */
after: number, };

export type ComparedRows = { 
/**
 * Names of the columns that are released.
 */
columns: Array<string>, 
/**
 * For each record its cells before.
 */
before: Array<Array<string>>, 
/**
 * For each record its cells after.
 */
after: Array<Array<string>>, };

export type Documents = { 
/**
 * The report, for whoever made it.
 */
report: string, 
/**
 * The public summary; null if the release is not kept.
 */
summary: string | null, };

export type ReleaseProgress = { 
/**
 * Records written and parsed again.
 */
written: number, 
/**
 * Records to write.
 */
records: number, };

export type FrontierPoint = { 
/**
 * The k of k-anonymity.
 */
k: number, 
/**
 * The share of the records that may be suppressed.
 */
limit: number, 
/**
 * The smaller limit under which this table was found, where none that was found under this one is
 * better: recodings that mix levels may do worse where more may be suppressed.
 */
enough?: number, 
/**
 * How columns are recoded.
 */
recoding: PointRecoding, 
/**
 * The search or recoding that lost least; of mixed ones null where none found a table.
 */
search: Search | null, 
/**
 * The level of each quasi-identifier; null where there is no single one.
 */
levels: { [key in string]: number } | null, 
/**
 * How many of the released records show each quasi-identifier in which detail; null where each
 * column has one level, and where no table was found.
 */
detail: { [key in string]: Detail } | null, 
/**
 * The least loss that was found; null where no table was.
 */
loss: number | null, 
/**
 * The share of the detail that is kept, one minus the loss; null where no table was found, or
 * the loss has no whole that something could be kept of.
 */
kept: number | null, 
/**
 * Records that are suppressed; null where no table was found.
 */
suppressed: number | null, 
/**
 * Whether it is proven that no choice of one level for each column loses less; without a
 * loss, that there is none. Of mixed detail nothing is ever proven.
 */
optimal: boolean, };

export type PointRecoding = "full-domain" | "mixed";

export type ScenarioAnswers = { 
/**
 * Whether somebody may know of a person that they are in the file.
 */
"knows-membership": boolean, 
/**
 * The share of the population that is in the file, above 0 and at most 1; null where everybody is
 * in it, or nobody knows.
 */
"sampling-fraction": number | null, 
/**
 * Whether a table of the population is at hand.
 */
"has-population": boolean, 
/**
 * The largest risk that anybody is found, between 0 and 1.
 */
risk: number, };

export type Scenario = "prosecutor" | "journalist";

export type ScenarioReason = "knows-membership" | "population-at-hand" | "sample" | "share-unknown";

export type AdvisedProtection = { 
/**
 * Whom it withstands.
 */
scenario: Scenario, 
/**
 * Why it suits.
 */
reason: ScenarioReason, 
/**
 * The fewest people who may be alike: 1 over the risk in whole people, at least 2.
 */
k: number, 
/**
 * What a recipe says under `models`.
 */
models: Array<Model>, 
/**
 * What it may say instead, as good by what is known.
 */
instead: Array<Model>, 
/**
 * For a sample, the fewest records that each rule lets a class have; empty otherwise.
 */
sizes: Array<RuleSize>, };

export type RuleSize = { 
/**
 * The rule.
 */
rule: SampleRule, 
/**
 * The fewest records.
 */
smallest: number, };

export type SampleRule = "k-anonymity" | "individual-risk" | "poisson" | "truncated-poisson";

export type SimulationRequest = { 
/**
 * The k that the rules are held against.
 */
k: number, 
/**
 * The shares of the population, each above 0 and at most 1.
 */
fractions: Array<number>, 
/**
 * How many samples of each.
 */
samples: number, 
/**
 * 64 hex digits; null for the system's secure generator.
 */
seed: string | null, };

export type SimulationReport = { 
/**
 * Records of the population.
 */
records: number, 
/**
 * The k that was asked for.
 */
k: number, 
/**
 * The risk that it stands for, 1/k.
 */
threshold: number, 
/**
 * The share of a sample that may be suppressed.
 */
limit: number, 
/**
 * Samples that were asked for of each share.
 */
samples: number, 
/**
 * Each share in the order that they were asked for.
 */
fractions: Array<SimulatedFraction>, };

export type SimulatedFraction = { 
/**
 * The share of the population, above 0 and at most 1.
 */
fraction: number, 
/**
 * The records of each sample: the share in whole records.
 */
records: number, 
/**
 * Samples that were looked at: fewer than were asked for after an interrupt.
 */
samples: number, 
/**
 * One for each rule, k-anonymity first.
 */
rules: Array<SimulatedRule>, };

export type SimulatedRule = { 
/**
 * The rule.
 */
rule: SampleRule, 
/**
 * The fewest records that it lets a class have.
 */
smallest: number, 
/**
 * Samples for which there is a release.
 */
released: number, 
/**
 * The largest risk for somebody who has the population, `θ_max`, where anything is released.
 */
risk: SampleSpread | null, 
/**
 * Samples in which that is above the threshold.
 */
above: number, 
/**
 * The discernibility over that of k-anonymity in the same sample, where both have a release.
 */
discernibility: SampleSpread | null, 
/**
 * The share of the records that are suppressed.
 */
suppressed: SampleSpread | null, };

export type SampleSpread = { 
/**
 * The mean.
 */
mean: number, 
/**
 * The standard deviation of the samples; 0 of one.
 */
deviation: number, 
/**
 * The smallest.
 */
least: number, 
/**
 * The largest.
 */
most: number, };

export type Lattice = { 
/**
 * Nodes of the lattice within the limits of the levels, in decimal digits.
 */
lattice: string, 
/**
 * Records of the table.
 */
records: number, 
/**
 * In how many ways each cell of each record could be on a level of its own, in decimal
 * digits: the nodes to the power of the records (spec G0). Null where that is too long to be
 * written out.
 */
"cell-level": string | null, 
/**
 * Nodes that were looked at; the others follow from these.
 */
visited: number, 
/**
 * How many nodes may be released.
 */
holding: number, 
/**
 * Whether a node that does not hold could not hold by letting other records go. Where a
 * protection of the table as a whole leaves too many ways to do that, not all are tried.
 */
exact: boolean, 
/**
 * The heights of the lattice from 0 on; absent where only the minimal nodes are asked for.
 */
heights?: Array<LatticeHeight>, 
/**
 * The nodes that hold and have none below them that does, in the order of their levels.
 */
minimal: Array<MinimalNode>, 
/**
 * Every node in the order of its levels; absent where nobody asked, or where there are more
 * than 2,000.
 */
nodes?: Array<LatticeNode>, };

export type LatticeHeight = { 
/**
 * The sum of the levels.
 */
height: number, 
/**
 * How many nodes there are.
 */
nodes: number, 
/**
 * How many of them may be released.
 */
holding: number, 
/**
 * How many of them nobody looked at, since other nodes had told.
 */
pruned: number, };

export type LatticeNode = { 
/**
 * The level of each quasi-identifier.
 */
levels: { [key in string]: number }, 
/**
 * Whether it may be released.
 */
holds: boolean, 
/**
 * Whether it was looked at to tell that; otherwise it follows from others.
 */
visited: boolean, 
/**
 * What it would lose, as the recipe counts; null for one that does not hold.
 */
loss: number | null, 
/**
 * Records that it would suppress; null for one that does not hold.
 */
suppressed: number | null, };

export type Neighbours = { 
/**
 * Records that may be suppressed.
 */
allowed: number, 
/**
 * As in [`Lattice`].
 */
exact: boolean, 
/**
 * In the order of the quasi-identifiers, the finer before the coarser.
 */
nodes: Array<Neighbour>, };

export type Neighbour = { 
/**
 * The column that is on another level.
 */
attribute: string, 
/**
 * The level that it is on.
 */
level: number, 
/**
 * Whether that is one more than before, rather than one less.
 */
coarser: boolean, 
/**
 * Whether it may be released.
 */
holds: boolean, 
/**
 * What it would lose, as the recipe counts; null for one that does not hold.
 */
loss: number | null, 
/**
 * Records that it would suppress; null for one that does not hold.
 */
suppressed: number | null, 
/**
 * Where it does not hold, the largest equivalence classes that fail by themselves, that is a
 * demand on classes. None where only what the table as a whole has to meet fails.
 */
failing: Array<FailingClass>, 
/**
 * Records of all classes that fail by themselves, which would have to be suppressed; null for one
 * that holds.
 */
"failing-records": number | null, };

export type FailingClass = { 
/**
 * What it would show, in the order of the quasi-identifiers. From the person's own data: for the
 * screen alone.
 */
labels: Array<string>, 
/**
 * Records in it.
 */
records: number, 
/**
 * Its persons: as many as records where these are counted.
 */
persons: number, };

export type MinimalNode = { 
/**
 * The level of each quasi-identifier.
 */
levels: { [key in string]: number }, 
/**
 * What it would lose, as the recipe counts.
 */
loss: number, 
/**
 * Records that it would suppress.
 */
suppressed: number, };

export type ClassSort = "records" | "risk" | "label" | "share" | "likeliest";

export type ClassChoice = { 
/**
 * By what.
 */
sort: ClassSort, 
/**
 * The number of the column that this is about, among the quasi-identifiers or the sensitive
 * columns; 0 where it is about none.
 */
column: number, 
/**
 * Whether the largest comes first.
 */
descending: boolean, 
/**
 * A text that one of the labels holds; empty for all.
 */
search: string, 
/**
 * Whether only those are listed that decide what a model achieves.
 */
deciding: boolean, };

export type ClassPage = { 
/**
 * The quasi-identifiers.
 */
columns: Array<string>, 
/**
 * The sensitive columns.
 */
sensitive: Array<string>, 
/**
 * The models, each with what it achieves.
 */
models: Array<AchievedModel>, 
/**
 * How many classes there are.
 */
all: number, 
/**
 * How many of them are asked for.
 */
found: number, 
/**
 * Whether records and persons are two things, so that both are counted.
 */
"by-person": boolean, 
/**
 * Those from the first that was asked for.
 */
classes: Array<ListedClass>, };

export type AchievedModel = { 
/**
 * The model.
 */
model: Model, 
/**
 * The strongest parameter that the table meets, as the search counts; null where nothing is
 * measured, or all would do.
 */
achieved: number | null, };

export type ListedClass = { 
/**
 * The number that it is asked for by.
 */
class: number, 
/**
 * What it shows, in the order of the quasi-identifiers.
 */
labels: Array<string>, 
/**
 * Its records.
 */
records: number, 
/**
 * Its persons: as many as records where these are counted.
 */
persons: number, 
/**
 * What it tells of each sensitive column.
 */
sensitive: Array<ClassValues>, 
/**
 * The numbers of the models that it decides, from 0.
 */
decides: Array<number>, };

export type ClassValues = { 
/**
 * The value that most have; null if none has any.
 */
likeliest: string | null, 
/**
 * The share of the class that has it.
 */
share: number, 
/**
 * How many different values there are.
 */
distinct: number, };

export type OpenedClass = { 
/**
 * Its values in each sensitive column.
 */
values: Array<SensitiveValues>, 
/**
 * Some of its records before and after.
 */
rows: ComparedRows, 
/**
 * How many records it has.
 */
records: number, };

export type SensitiveValues = { 
/**
 * The column.
 */
column: string, 
/**
 * The most frequent values.
 */
values: Array<CountedValue>, 
/**
 * How many more there are.
 */
more: number, };

export type CountedValue = { 
/**
 * The value.
 */
value: string, 
/**
 * How many have it: persons where these are counted.
 */
count: number, };

export type LeftOutPage = { 
/**
 * The quasi-identifiers.
 */
columns: Array<string>, 
/**
 * The models.
 */
models: Array<Model>, 
/**
 * How many records are left out, or stay as stars.
 */
records: number, 
/**
 * How many different combinations of values they have.
 */
combinations: number, 
/**
 * Whether each column shows several levels, so that no level of it can be raised for all.
 */
mixed: boolean, 
/**
 * Whether a smaller k can be told: not where models ask the table as a whole, or where what is
 * left out stays as a class of stars.
 */
"tells-k": boolean, 
/**
 * Those from the first that was asked for: nearest to what is asked for come first.
 */
shown: Array<LeftOutRecords>, };

export type LeftOutRecords = { 
/**
 * Their own values, in the order of the quasi-identifiers.
 */
values: Array<string>, 
/**
 * How many records have them.
 */
records: number, 
/**
 * What they would show; empty where columns show several levels.
 */
labels: Array<string>, 
/**
 * How many look alike: those that would show the same, or, where columns show several levels,
 * those of exactly these values. Persons where these are counted.
 */
alike: number, 
/**
 * Why they are left out.
 */
reasons: Array<WhyLeftOut>, 
/**
 * How many more would have to look alike, as far as models ask for a number; null where that
 * cannot be told.
 */
lacking: number | null, 
/**
 * The released class that is most like them; null if none is released.
 */
nearest: NearestGroup | null, 
/**
 * Each change of one column that would keep them, the one of least loss first.
 */
changes: Array<KeepingChange>, 
/**
 * The largest k that would keep them on the same levels; null if none would.
 */
"smaller-k": number | null, };

export type WhyLeftOut = { "why": "model", 
/**
 * The number of the model, from 0.
 */
model: number, 
/**
 * What they achieve; null where nothing is measured, or no parameter is weak enough.
 */
achieved: number | null, } | { "why": "missing" } | { "why": "table", 
/**
 * The number of the model, from 0.
 */
model: number, };

export type NearestGroup = { 
/**
 * What it shows, in the order of the quasi-identifiers.
 */
labels: Array<string>, 
/**
 * How large it is, in persons where these are counted.
 */
size: number, 
/**
 * The numbers of the columns that differ, from 0.
 */
differs: Array<number>, 
/**
 * How many released classes are as near as this one, which is one of them; none is larger.
 */
"equally-near": number, };

export type KeepingChange = { 
/**
 * The column.
 */
attribute: string, 
/**
 * The level that it would have.
 */
level: number, 
/**
 * What these records would then show in it.
 */
label: string, 
/**
 * What the table would lose, as the recipe counts.
 */
loss: number, 
/**
 * Records that it would leave out in all.
 */
suppressed: number, };

export type RecordFilter = "written" | "changed" | "left-out" | "deciding";

export type RecordChoice = { 
/**
 * What has become of them.
 */
filter: RecordFilter, 
/**
 * A text that one of their cells holds before or after; empty for all.
 */
search: string, 
/**
 * The number of the released column that they are sorted by; null for the order of the input.
 */
sort: number | null, 
/**
 * Whether the last value comes first.
 */
descending: boolean, };

export type AttackReport = { 
/**
 * Number of released records.
 */
records: number, 
/**
 * The attacks, those on each known file together.
 */
attacks: Array<AttackOutcome>, 
/**
 * The columns that nothing was tried with, since their values are not true of the persons beside
 * them: neither is anything learned of these, nor is anybody found by them. Many may be true all
 * the same.
 */
perturbed?: Array<string>, };

export type SetAttackReport = { 
/**
 * Number of released records.
 */
records: number, 
/**
 * What somebody finds who knows some items of a person of the input, before and in the release,
 * each of whose records may be theirs where what stands in it is above all that is known; null
 * where the persons are those of known files.
 */
exposure: SetRiskPair | null, 
/**
 * The attacks, those on each known file together.
 */
attacks: Array<AttackOutcome>, };

export type AttackOutcome = { 
/**
 * Its name.
 */
attack: AttackName, 
/**
 * The file of those who are attacked; null where they are the people of the input.
 */
known: string | null, 
/**
 * The file of the earlier release that it was compared with.
 */
earlier?: string, 
/**
 * The files of the other earlier releases that were laid beside these two; only of `joint`.
 */
others?: Array<string>, 
/**
 * What the findings of a comparison of releases rest on: `same-persons`, `only-added` (nobody of
 * the earlier release is missing in this one), or `none`. It is assumed, since no file can show it.
 */
assumption?: string, 
/**
 * The first row, counted from 1, that shows that the releases are not in the same order; only of
 * `unsorted`.
 */
refuted?: number, 
/**
 * On how many persons it was tried; 0 if what it needs was not given.
 */
tried: number, 
/**
 * Of how many of them something is learned with the confidence that was asked about.
 */
succeeded: number, 
/**
 * The highest confidence that it came to, whether or not it is found; null if there is none.
 */
highest: number | null, 
/**
 * What was found, the surest first.
 */
findings: Array<AttackFinding>, 
/**
 * How many findings there are besides, none of them surer.
 */
more: number, 
/**
 * Whether everything was looked at.
 */
complete: boolean, 
/**
 * The literature that describes it.
 */
source: string, };

export type AttackFinding = { 
/**
 * Lines of the known file, or of the input where there is none: the first thousand.
 */
persons: number[], 
/**
 * How many persons there are.
 */
people: number, 
/**
 * What is learned of each of them.
 */
fact: AttackFact, 
/**
 * How sure somebody may be of it, from 0 to 1; for `linking` one by the number of records
 * that may be the person's.
 */
confidence: number, 
/**
 * How sure anybody may be without knowing which records match; null where nothing says it.
 */
prior: number | null, 
/**
 * For `linking`, the confidence of somebody who asks which of the known persons a record is.
 */
journalist?: number, 
/**
 * The released records that show it, counted from 1: the first thousand.
 */
rows: number[], 
/**
 * How many records there are.
 */
records: number, 
/**
 * The records of the earlier release that show it, counted from 1: the first thousand.
 */
"earlier-rows"?: number[], 
/**
 * The records of each of the other earlier releases that show it, counted from 1: the first thousand.
 */
"other-rows"?: number[][], 
/**
 * What the group shows in the columns that somebody may know, where nobody is known who is attacked:
 * only of a file that is audited, and on demand.
 */
cells?: { [key in string]: string }, };

export type AttackFact = { "kind": "identity" } | { "kind": "absent" } | { "kind": "present" } | { "kind": "value", 
/**
 * The column.
 */
attribute: string, 
/**
 * The value.
 */
value?: string, } | { "kind": "range", 
/**
 * The column.
 */
attribute: string, 
/**
 * The smallest that it may be.
 */
low?: string, 
/**
 * The largest that it may be.
 */
high?: string, 
/**
 * The width as a share of that of all released values.
 */
width: number, } | { "kind": "group", 
/**
 * The column.
 */
attribute: string, 
/**
 * The name of the group.
 */
group?: string, 
/**
 * Its level in the column's hierarchy.
 */
level: number, } | { "kind": "combined", 
/**
 * What is known of each.
 */
cells?: { [key in string]: string }, } | { "kind": "joined", 
/**
 * How many.
 */
count: number, 
/**
 * What the group shows.
 */
cells?: { [key in string]: string }, } | { "kind": "apart", 
/**
 * How many.
 */
count: number, 
/**
 * What the group of the earlier release shows.
 */
earlier?: { [key in string]: string }, 
/**
 * What the group of this release shows.
 */
cells?: { [key in string]: string }, 
/**
 * Whether both counts are of everybody whom their groups could hold.
 */
exact: boolean, };

export type AttackRequest = { 
/**
 * The names of those that are tried.
 */
attacks: AttackName[], 
/**
 * The confidence from which on something is learned: above 0 and at most 1.
 */
confidence: number, };

export type TriedDefence = { 
/**
 * The text of the recipe with it.
 */
recipe: string, 
/**
 * Whether that leads to a release that tells nobody apart; null where it would take too long to
 * know.
 */
suffices: boolean | null, 
/**
 * The sensitive columns that count as known with it, and whose models are taken away.
 */
unprotected: Array<string>, };

export type AuditReport = { 
/**
 * Number of its records.
 */
records: number, 
/**
 * How many of them show nothing: every cell is missing or `*`. They are records that were suppressed
 * and stay, or blank lines.
 */
empty: number, 
/**
 * Its columns, and what each was taken for.
 */
columns: Array<AuditedColumn>, 
/**
 * The size of the smallest class; null without quasi-identifiers.
 */
k: number | null, 
/**
 * Records that are alone in their class.
 */
uniques: number, 
/**
 * Number of classes.
 */
classes: number, 
/**
 * What the classes show of each sensitive column.
 */
sensitive: Array<AuditedValues>, 
/**
 * Attacks of somebody who knows the quasi-identifiers of a person, on each class; `tried` and
 * `succeeded` count classes, and nobody is named.
 */
attacks: Array<AttackOutcome>, 
/**
 * The same as `measure` has it, for the roles above.
 */
report: Report, };

export type AuditedColumn = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Its role.
 */
role: Role, 
/**
 * Why; `given` if that was said.
 */
reason: string, 
/**
 * How sure that is; `given` likewise.
 */
certainty: string, };

export type AuditedValues = { 
/**
 * The column.
 */
attribute: string, 
/**
 * The fewest different values of a class; null where there is none.
 */
l: number | null, 
/**
 * The largest distance between the shares of a class and those of the file; null likewise.
 */
t: number | null, };

export type SetRecipe = { 
/**
 * Version of the format: 1.
 */
outis: number, 
/**
 * Always `recipe`.
 */
kind: RecipeKind, 
/**
 * What the input is.
 */
data: SetData, 
/**
 * What is said of items.
 */
items: Items, 
/**
 * What must hold for the release: one model.
 */
models: Array<SetModel>, 
/**
 * How many people may be left out.
 */
suppression: SetSuppression, 
/**
 * What finds the release; the first that there is for the model if nothing is said.
 */
search?: SetSearch, 
/**
 * Settings of the risk measures.
 */
risk: SetRisk, 
/**
 * How the release is written.
 */
output: SetOutput, };

export type SetData = { 
/**
 * Always `transactions`.
 */
kind: SetKind, 
/**
 * How sets stand in the file.
 */
format: SetFormat, };

export type SetKind = "transactions";

export type SetFormat = { 
/**
 * What a line holds.
 */
layout: SetLayout, 
/**
 * Whether the first line only says what columns are called; must be said of text, since a
 * line of names would otherwise be a person.
 */
header?: boolean, 
/**
 * What parts cells: one ASCII character. By default the first of `;`, tab, `|` and `,` that
 * divides the first line.
 */
delimiter?: string, 
/**
 * With `persons`, what parts the items of one cell: one ASCII character. By default each item
 * has a cell of its own.
 */
"item-delimiter"?: string, 
/**
 * With `persons`, whether the first cell says who it is. By default it does.
 */
id?: boolean, };

export type SetLayout = "persons" | "pairs" | "json";

export type Items = { 
/**
 * How items grow coarser; none means exact or `*`.
 */
hierarchy?: Hierarchy, 
/**
 * The sensitive items, for the model `privacy-degree`.
 */
sensitive?: Array<string>, };

export type SetModel =
  | { "model": "km-anonymity", "k": number, "m": number }
  | { "model": "transaction-k-anonymity", "k": number }
  | { "model": "privacy-degree", "p": number };

export type SetSearch =
  | { "algorithm": "optimal", "regions"?: number }
  | { "algorithm": "apriori" }
  | { "algorithm": "direct" }
  | { "algorithm": "local" }
  | { "algorithm": "top-down" }
  | { "algorithm": "cahd", "alpha": number };

export type SetSuppression = { 
/**
 * Share of the people, 0 to 1.
 */
limit: number, };

export type SetRisk = { 
/**
 * The most items that somebody knows of a person. By default the m of the model, or 2.
 */
known?: number, };

export type SetOutput = { 
/**
 * Whether people are put in random order.
 */
shuffle: boolean, 
/**
 * Whether cells that a spreadsheet would run as a formula are made harmless.
 */
"formula-guard": boolean, };

export type PlaceRecipe = { 
/**
 * Version of the format: 1.
 */
outis: number, 
/**
 * Always `recipe`.
 */
kind: RecipeKind, 
/**
 * What the input is.
 */
data: PlaceData, 
/**
 * What must hold for the release: one model.
 */
models: Array<PlaceModel>, 
/**
 * What finds the release.
 */
search: PlaceSearch, 
/**
 * How the release is written.
 */
output: PlaceOutput, };

export type PlaceData = { 
/**
 * Always `locations`.
 */
kind: PlaceKind, 
/**
 * How requests stand in the file.
 */
format: PlaceFormat, };

export type PlaceKind = "locations";

export type PlaceFormat = { 
/**
 * What parts cells: one ASCII character. By default the first of `;`, tab, `|` and `,` that
 * divides the first line.
 */
delimiter?: string, 
/**
 * What places are.
 */
coordinates: PlaceCoordinates, 
/**
 * With `wgs84`, what becomes (0, 0). By default the middle of the file, to whole degrees.
 */
middle?: PlaceMiddle, 
/**
 * Which columns say what.
 */
columns: PlaceColumns, };

export type PlaceCoordinates = "planar" | "wgs84";

export type PlaceMiddle = { 
/**
 * From −180 to 180.
 */
longitude: number, 
/**
 * From −85 to 85.
 */
latitude: number, };

export type PlaceColumns = { 
/**
 * Who it is.
 */
user: string, 
/**
 * Where, or the longitude.
 */
x: string, 
/**
 * Where, or the latitude.
 */
y: string, 
/**
 * When, as a number.
 */
time?: string, 
/**
 * Among how many people somebody wants to be; the k of the model is the least.
 */
k?: string, 
/**
 * How far the place may be widened, eastwards and westwards.
 */
dx?: string, 
/**
 * The same northwards and southwards.
 */
dy?: string, 
/**
 * How long somebody waits.
 */
dt?: string, };

export type PlaceModel =
  | { "model": "location-k-anonymity", "k": number, "reciprocal"?: boolean };

export type PlaceSearch =
  | { "algorithm": "grid", "width": number, "enlarge"?: boolean, "period"?: number }
  | { "algorithm": "quad-tree", "x": number, "y": number, "side": number, "smallest": number, "period"?: number }
  | { "algorithm": "temporal", "width": number, "dt"?: number, "period"?: number, "exact"?: boolean }
  | { "algorithm": "clique-cloak", "dx"?: number, "dy"?: number, "dt"?: number, "width"?: number, "period"?: number, "exact"?: boolean, "budget": number };

export type PlaceOutput = { 
/**
 * Whether lines are put in random order.
 */
shuffle: boolean, };

export type GraphRecipe = { 
/**
 * Version of the format: 1.
 */
outis: number, 
/**
 * Always `recipe`.
 */
kind: RecipeKind, 
/**
 * What the input is.
 */
data: GraphData, 
/**
 * What must hold for the release: one model.
 */
models: Array<GraphModel>, 
/**
 * What finds the release; the first that there is if nothing is said.
 */
search?: GraphSearch, 
/**
 * How the release is written.
 */
output: GraphOutput, };

export type GraphData = { 
/**
 * Always `graph`.
 */
kind: GraphKind, 
/**
 * How the graph stands in the file.
 */
format: GraphFormat, };

export type GraphKind = "graph";

export type GraphFormat = { 
/**
 * What a line holds.
 */
layout: EdgeLayout, 
/**
 * Whether the first line only says what columns are called; must be said, since a line of
 * names would otherwise be an edge.
 */
header?: boolean, 
/**
 * What parts cells: one ASCII character. By default the first of `;`, tab, `|` and `,` that
 * divides the first line.
 */
delimiter?: string, 
/**
 * With `adjacency`, whether the second cell is a label of the vertex. By default it is not.
 */
label?: boolean, 
/**
 * Whether edges from a vertex to itself, and those that stand there once more, are left out and
 * counted. By default they are refused with their line.
 */
simplify?: boolean, };

export type EdgeLayout = "edges" | "adjacency";

export type GraphModel =
  | { "model": "k-degree-anonymity", "k": number };

export type GraphSearch =
  | { "algorithm": "supergraph", "rounds"?: number }
  | { "algorithm": "swap", "rounds"?: number }
  | { "algorithm": "construct", "rounds"?: number };

export type GraphOutput = { 
/**
 * Whether the labels of vertices are released.
 */
labels: boolean, 
/**
 * Whether cells that a spreadsheet would run as a formula are made harmless.
 */
"formula-guard": boolean, };

export type LogRecipe = { 
/**
 * Version of the format: 1.
 */
outis: number, 
/**
 * Always `recipe`.
 */
kind: RecipeKind, 
/**
 * What the input is.
 */
data: LogData, 
/**
 * What must hold for the release: one model.
 */
models: Array<LogModel>, 
/**
 * What finds the release; the first that there is if nothing is said.
 */
search?: LogSearch, 
/**
 * How the release is written.
 */
output: LogOutput, };

export type LogData = { 
/**
 * Always `queries`.
 */
kind: LogKind, 
/**
 * How the log stands in the file.
 */
format: LogFormat, };

export type LogKind = "queries";

export type LogFormat = { 
/**
 * What parts cells: one ASCII character. By default the first of `;`, tab, `|` and `,` that
 * divides the first line.
 */
delimiter?: string, 
/**
 * Which columns say what.
 */
columns: LogColumns, };

export type LogColumns = { 
/**
 * Who it is.
 */
user: string, 
/**
 * What was searched for.
 */
query: string, 
/**
 * What was clicked; empty where nothing was.
 */
address?: string, 
/**
 * When, as ISO 8601 writes it. It is read only if the release shows months or days.
 */
time?: string, };

export type LogModel =
  | { "model": "query-k-anonymity", "k": number, "same": "lines" | "intents" };

export type LogSearch =
  | { "algorithm": "intent-clusters", "similarity": "jaccard" | "cosine", "threshold": number, "sampled": number };

export type LogOutput = { 
/**
 * Which text is written for a search.
 */
query: LogQueryShown, 
/**
 * What is written of an address that was clicked.
 */
address: LogAddressShown, 
/**
 * What is written of the time.
 */
time: LogTimeShown, 
/**
 * Whether cells that a spreadsheet would run as a formula are made harmless.
 */
"formula-guard": boolean, };

export type LogQueryShown = "typed" | "intent";

export type LogAddressShown = "host" | "page" | "none";

export type LogTimeShown = "none" | "month" | "day";

export type SetReport = { 
/**
 * Version of the format: 1.
 */
outis: number, 
/**
 * Always `report`.
 */
kind: ReportKind, 
/**
 * Always `internal`.
 */
audience: Audience, 
/**
 * What kind of data it is about.
 */
data: SetKind, 
/**
 * What was read.
 */
input: SetFacts, 
/**
 * What was written; null if nothing was.
 */
output: Written | null, 
/**
 * What was chosen; null if nothing was.
 */
solution: SetSolution | null, 
/**
 * The model with what the written file achieves.
 */
models: Array<SetModelOutcome>, 
/**
 * What somebody finds who knows some items of a person, before and after.
 */
risk: SetRiskPair, 
/**
 * What to know although nothing is wrong.
 */
warnings: Array<Notice>, 
/**
 * What may differ between runs.
 */
run: RunFacts | null, };

export type SetFacts = { 
/**
 * SHA-256 of its bytes, in hex.
 */
sha256: string, 
/**
 * People who have an item.
 */
records: number, 
/**
 * People who have none; they are not released.
 */
empty: number, 
/**
 * Distinct items.
 */
items: number, 
/**
 * All items of all people.
 */
occurrences: number, };

export type SetSolution = { 
/**
 * What found it.
 */
algorithm: string, 
/**
 * What became of items.
 */
recoding: SetRecoding, 
/**
 * People who are left out.
 */
suppressed: number, 
/**
 * What is lost.
 */
loss: SetLoss, };

export type SetRecoding = { "kind": "cut", 
/**
 * What is written for each item that is not written as itself.
 */
cut: { [key in string]: string }, } | { "kind": "local" } | { "kind": "groups", 
/**
 * How many groups there are.
 */
groups: number, 
/**
 * The people of the smallest.
 */
smallest: number, };

export type SetLoss = { 
/**
 * Always `ncp`: the leaves below what is written for an item as a share of all, averaged over
 * the items of all people; 1 for who is left out.
 */
metric: string, 
/**
 * How much.
 */
value: number, 
/**
 * No cut loses less; null where that was not looked for.
 */
bound: number | null, 
/**
 * Whether that is proven.
 */
optimal: boolean, };

export type SetModelOutcome = { 
/**
 * The strongest k or p that the file meets; null without a file.
 */
achieved: number | null, 
/**
 * Whether the model holds.
 */
holds: boolean, } & SetModel;

export type SetRiskPair = { 
/**
 * Of the input.
 */
before: SetExposure, 
/**
 * Of the written file, of which somebody knows what it writes; null without one.
 */
after: SetExposure | null, };

export type SetExposure = { 
/**
 * That number.
 */
known: number, 
/**
 * The fewest people that somebody is found among.
 */
fewest: number | null, 
/**
 * People whom some such items single out.
 */
unique: number, 
/**
 * People whom some such items find among fewer than k; absent where the model has no k.
 */
"below-k"?: number, 
/**
 * How likely the right one is picked, for the best such items of each, on average.
 */
average: number, 
/**
 * The largest share of a group that has one sensitive item; absent where none is marked.
 */
likeliest?: number, };

export type PlaceReport = { 
/**
 * Version of the format: 1.
 */
outis: number, 
/**
 * Always `report`.
 */
kind: ReportKind, 
/**
 * Always `internal`.
 */
audience: Audience, 
/**
 * What kind of data it is about.
 */
data: PlaceKind, 
/**
 * What was read.
 */
input: PlaceFacts, 
/**
 * What was written; null if nothing was.
 */
output: Written | null, 
/**
 * What was found; null if nothing was.
 */
solution: PlaceSolution | null, 
/**
 * The model with what the written file achieves.
 */
models: Array<PlaceModelOutcome>, 
/**
 * Among how many people somebody is found, before and after.
 */
risk: PlaceRiskPair, 
/**
 * What to know although nothing is wrong.
 */
warnings: Array<Notice>, 
/**
 * What may differ between runs.
 */
run: RunFacts | null, };

export type PlaceFacts = { 
/**
 * SHA-256 of its bytes, in hex.
 */
sha256: string, 
/**
 * Lines of requests.
 */
requests: number, 
/**
 * People whose they are.
 */
people: number, };

export type PlaceSolution = { 
/**
 * What found it.
 */
algorithm: string, 
/**
 * Requests that are released.
 */
released: number, 
/**
 * Their share of all, 0 to 1.
 */
"success-rate": number, 
/**
 * The mean area of their regions, in the square of the unit.
 */
"mean-area": number, 
/**
 * The mean number of people who were in the region while it lasted.
 */
"mean-people": number, 
/**
 * What is lost.
 */
loss: PlaceLoss, 
/**
 * What the ends of regions and intervals are.
 */
ends: PlaceEnds, 
/**
 * How degrees became metres; absent where places are numbers on a plane.
 */
projection?: PlaceProjection, 
/**
 * Searches for a set that gave up within their budget; absent where there is none.
 */
"given-up"?: number, };

export type PlaceLoss = { 
/**
 * The mean share of the box around all requests that a region takes, 0 to 1.
 */
place: number, 
/**
 * The mean share of the time from the first request to the last that an interval takes, 0 to 1;
 * null if requests do not say when they are.
 */
time: number | null, };

export type PlaceEnds = { 
/**
 * Of regions.
 */
place: PlaceEnd, 
/**
 * Of intervals; null if requests do not say when they are.
 */
time: PlaceEnd | null, };

export type PlaceEnd = "grid" | "exact";

export type PlaceProjection = { 
/**
 * λ₀ in degrees.
 */
longitude: number, 
/**
 * φ₀ in degrees.
 */
latitude: number, 
/**
 * Where they come from.
 */
middle: PlaceMiddleOrigin, };

export type PlaceMiddleOrigin = "recipe" | "data";

export type PlaceModelOutcome = { 
/**
 * The fewest people in a region while it lasts, or with the very same region and interval where
 * that is asked for; null without a file.
 */
achieved: number | null, 
/**
 * Whether the model holds.
 */
holds: boolean, } & PlaceModel;

export type PlaceRiskPair = { 
/**
 * Of the input, for whoever knows that somebody was at a place at a time.
 */
before: PlaceExposure, 
/**
 * Of the written file, for several who know something; null without one.
 */
after: PlaceAttacks | null, };

export type PlaceAttacks = { 
/**
 * Restricted space identification: who knows which people are ever seen in a region.
 */
"restricted-space": PlaceExposure, 
/**
 * Observation identification: who sees the people in a region while it lasts.
 */
observation: PlaceExposure, 
/**
 * Who sees everybody and knows how regions are made: the people with the very same one.
 */
reciprocity: PlaceExposure, 
/**
 * Who knows which regions are one person's, and sees who was in all of them.
 */
intersection: PlaceExposure, };

export type PlaceExposure = { 
/**
 * The fewest people.
 */
fewest: number | null, 
/**
 * People who are singled out at least once.
 */
unique: number, 
/**
 * People who are found among fewer than they want at least once.
 */
"below-k": number, };

export type GraphReport = { 
/**
 * Version of the format: 1.
 */
outis: number, 
/**
 * Always `report`.
 */
kind: ReportKind, 
/**
 * Always `internal`.
 */
audience: Audience, 
/**
 * What kind of data it is about.
 */
data: GraphKind, 
/**
 * What was read.
 */
input: GraphFacts, 
/**
 * What was written, its records being vertices; null if nothing was.
 */
output: Written | null, 
/**
 * What looked for a release.
 */
algorithm: string, 
/**
 * Rounds that it began. Each but the first few raises some degrees at random, since what was
 * asked for before could not be made.
 */
rounds: number, 
/**
 * What was found; null if nothing was.
 */
solution: GraphSolution | null, 
/**
 * The model with what the written file achieves.
 */
models: Array<GraphModelOutcome>, 
/**
 * What somebody finds who knows something of a vertex, before and after.
 */
risk: GraphRiskPair, 
/**
 * What the model does not protect against: `neighbourhood` who is found by how their neighbours
 * are connected, `link` that two people are connected, `content` what stands beside a vertex.
 */
unprotected: Array<string>, 
/**
 * What to know although nothing is wrong.
 */
warnings: Array<Notice>, 
/**
 * What may differ between runs.
 */
run: RunFacts | null, };

export type GraphFacts = { 
/**
 * SHA-256 of its bytes, in hex.
 */
sha256: string, 
/**
 * Vertices, each a person.
 */
vertices: number, 
/**
 * Edges.
 */
edges: number, 
/**
 * Edges from a vertex to itself that were left out.
 */
loops: number, 
/**
 * Edges that were left out because they were there already.
 */
doubled: number, };

export type GraphSolution = { 
/**
 * Edges that the input does not have.
 */
added: number, 
/**
 * Edges that only the input has.
 */
removed: number, 
/**
 * No release has fewer edges added and removed; where edges are only added, none that has all
 * edges of the input.
 */
bound: number, 
/**
 * Whether that many were.
 */
optimal: boolean, };

export type GraphModelOutcome = { 
/**
 * The largest k that the file meets; null without a file.
 */
achieved: number | null, 
/**
 * Whether the model holds.
 */
holds: boolean, } & GraphModel;

export type GraphRiskPair = { 
/**
 * Of the input.
 */
before: GraphRisk, 
/**
 * Of the written file, of which somebody knows what it shows; null without one.
 */
after: GraphRisk | null, };

export type GraphRisk = { 
/**
 * With how many people somebody is connected.
 */
degree: VertexRisk, 
/**
 * How the people that somebody is connected with are connected with each other.
 */
neighbourhood: VertexRisk, 
/**
 * Comparisons of neighbourhoods that were given up; they count as different.
 */
undecided: number, };

export type VertexRisk = { 
/**
 * The fewest people that somebody is found among.
 */
fewest: number | null, 
/**
 * People who are singled out.
 */
unique: number, 
/**
 * People who are found among fewer than k.
 */
"below-k": number, 
/**
 * How likely the right one is picked, on average.
 */
average: number, };

export type LogReport = { 
/**
 * Version of the format: 1.
 */
outis: number, 
/**
 * Always `report`.
 */
kind: ReportKind, 
/**
 * Always `internal`.
 */
audience: Audience, 
/**
 * What kind of data it is about.
 */
data: LogKind, 
/**
 * What was read.
 */
input: LogFacts, 
/**
 * What was written, its records being lines; null if nothing was.
 */
output: Written | null, 
/**
 * What was found; null if nothing was.
 */
solution: LogSolution | null, 
/**
 * The model with what the written file achieves.
 */
models: Array<LogModelOutcome>, 
/**
 * What somebody finds who knows what a person searched for, before and after.
 */
risk: LogRiskPair, 
/**
 * What the model does not protect against: `content` what all who are alike searched for,
 * `queries` who is found by what they typed, though they meant the same as others.
 */
unprotected: Array<string>, 
/**
 * What to know although nothing is wrong.
 */
warnings: Array<Notice>, 
/**
 * What may differ between runs.
 */
run: RunFacts | null, };

export type LogFacts = { 
/**
 * SHA-256 of its bytes, in hex.
 */
sha256: string, 
/**
 * Searches.
 */
searches: number, 
/**
 * People who searched.
 */
people: number, 
/**
 * Different queries, once what points to people is taken out.
 */
queries: number, 
/**
 * Different addresses that were clicked.
 */
addresses: number, 
/**
 * What was taken out of queries, by what found it, each with the searches that had it.
 */
removed: Array<LogRemoved>, 
/**
 * Searches that say nothing, or of which nothing was left.
 */
emptied: number, };

export type LogRemoved = { 
/**
 * What found it, such as `e-mail`; `number` is a word of five digits or more.
 */
detector: string, 
/**
 * How often it was there.
 */
found: number, };

export type LogSolution = { 
/**
 * What looked for it.
 */
algorithm: string, 
/**
 * Intents that queries were merged into.
 */
intents: number, 
/**
 * Queries that mean several things, parted by what was clicked.
 */
ambiguous: number, 
/**
 * Whether all pairs of queries were merged that are similar enough; otherwise there were too
 * many to look at, and intents are finer than was asked for.
 */
complete: boolean, 
/**
 * Groups of people.
 */
groups: number, 
/**
 * People in the release.
 */
people: number, 
/**
 * People of whom nothing is left.
 */
dropped: number, 
/**
 * Lines that somebody is given who has none such.
 */
added: number, 
/**
 * Their share of the lines of the release.
 */
"added-share": number, 
/**
 * Searches that are left out, since too few of a group have such.
 */
suppressed: number, 
/**
 * Searches that are left out, since hardly anybody typed or meant such a thing.
 */
rare: number, 
/**
 * The share of searches that are left out, whyever.
 */
"lost-share": number, 
/**
 * Searches of what somebody had searched for before, where each line is written once.
 */
repeated: number, 
/**
 * Searches for which another text of their intent is written.
 */
replaced: number, 
/**
 * Searches whose address is left out, since hardly anybody clicked it.
 */
hidden: number, 
/**
 * How far the shares of intents are from those of the log: half the sum of their differences,
 * from 0 to 1.
 */
distance: number, };

export type LogModelOutcome = { 
/**
 * The largest k that the file meets; null without a file.
 */
achieved: number | null, 
/**
 * Whether the model holds.
 */
holds: boolean, } & LogModel;

export type LogRiskPair = { 
/**
 * Of the input, of whose people somebody knows what they typed.
 */
before: LogRisk, 
/**
 * Of the written file, of which somebody knows what it shows; null without one.
 */
after: LogRisk | null, };

export type LogRisk = { 
/**
 * One query.
 */
query: LogExposure, 
/**
 * Two queries, or one.
 */
"two-queries": LogExposure, 
/**
 * All queries.
 */
"all-queries": LogExposure, 
/**
 * Everything that lines show; null before, where that is exact times and addresses.
 */
lines: LogExposure | null, 
/**
 * All intents; null before they are known.
 */
intents: LogExposure | null, 
/**
 * People of whom not all pairs of queries were looked at.
 */
undecided: number, };

export type LogExposure = { 
/**
 * The fewest people; null if there is nobody.
 */
fewest: number | null, 
/**
 * People who are singled out.
 */
unique: number, 
/**
 * People who are found among fewer than k.
 */
"below-k": number, };

export type OtherReport = SetReport | PlaceReport | GraphReport | LogReport;

export type OtherLook = { 
/**
 * The first lines as they stand in the file; none of JSON.
 */
lines: Array<Array<string>>, 
/**
 * Whether some of them have more cells than are shown.
 */
wider: boolean, 
/**
 * What parts the cells; null in JSON.
 */
delimiter: string | null, 
/**
 * How the file seems to be put together.
 */
format: OtherFormat, };

export type OtherFormat = SetFormat | PlaceFormat | GraphFormat | LogFormat;

export type OtherBefore = { 
/**
 * The report without a release: what was read, and who is found in it.
 */
report: OtherReport, 
/**
 * The items that most people have; none of what has no items.
 */
items: Array<ItemPeople>, };

export type ItemPeople = { 
/**
 * What it is called.
 */
item: string, 
/**
 * How many people have it.
 */
people: number, };

export type OtherEnd = { 
/**
 * Why nothing is released; null of a release.
 */
problem: Problem | null, 
/**
 * The text of the report file.
 */
text: string, 
/**
 * The same as it is shown.
 */
report: OtherReport, 
/**
 * What was found beside the input; null where nothing is released.
 */
picture: OtherPicture | null, };

export type OtherPicture = { "kind": "items" } & ItemPicture | { "kind": "map" } & MapPicture | { "kind": "degrees" } & DegreePicture | { "kind": "intents" } & IntentPicture;

export type ItemPicture = { 
/**
 * The root, and after each node those below it, the most common first.
 */
nodes: Array<ItemBranch>, };

export type ItemBranch = { 
/**
 * What is written for it.
 */
label: string, 
/**
 * How many nodes are above it.
 */
depth: number, 
/**
 * People of the input who have it, or an item below.
 */
people: number, 
/**
 * People of the release for whom it is written.
 */
written: number, 
/**
 * Whether it is an item.
 */
item: boolean, 
/**
 * Whether it is a sensitive item.
 */
sensitive: boolean, 
/**
 * Nodes right below it that are not shown.
 */
hidden: number, };

export type MapPicture = { 
/**
 * Regions that are written, those with the most lines first.
 */
regions: Array<MapRegion>, 
/**
 * Regions that are not shown.
 */
more: number, 
/**
 * Where requests of the input were; some of them where there are very many.
 */
requests: Array<[number, number]>, 
/**
 * Whether lengths are metres; otherwise they are in the unit of the file.
 */
metres: boolean, };

export type MapRegion = { 
/**
 * From west to east.
 */
x: [number, number], 
/**
 * From south to north.
 */
y: [number, number], 
/**
 * Lines of the release that have it.
 */
lines: number, };

export type DegreePicture = { 
/**
 * Each number of connections that somebody has, ascending.
 */
degrees: Array<DegreePeople>, 
/**
 * The connections of a graph that is small enough to be drawn; null of others.
 */
drawing: GraphDrawing | null, };

export type DegreePeople = { 
/**
 * The number.
 */
degree: number, 
/**
 * People of the input who have as many.
 */
before: number, 
/**
 * People of the release who have as many.
 */
after: number, };

export type GraphDrawing = { 
/**
 * The names of people in the input.
 */
names: Array<string>, 
/**
 * Connections of input or release, by the numbers of both people in that list.
 */
edges: Array<DrawnEdge>, };

export type DrawnEdge = { 
/**
 * Between these two.
 */
ends: [number, number], 
/**
 * Which of them has it.
 */
fate: EdgeFate, };

export type EdgeFate = "kept" | "added" | "removed";

export type IntentPicture = { 
/**
 * Intents, those of most people first.
 */
intents: Array<IntentRow>, 
/**
 * Intents that are not shown.
 */
more: number, };

export type IntentRow = { 
/**
 * The query that most people typed for it; null if fewer than k typed it.
 */
query: string | null, 
/**
 * How many queries it has.
 */
queries: number, 
/**
 * Searches of it in the input.
 */
searches: number, 
/**
 * Lines of it in the release.
 */
written: number, 
/**
 * People of the input who have it.
 */
before: number, 
/**
 * People of the release who have it.
 */
after: number, };

export type FileFit = { 
/**
 * Its name.
 */
file: string, 
/**
 * Why it is no hierarchy.
 */
problem?: Problem, 
/**
 * The character between its cells.
 */
delimiter: string, 
/**
 * Distinct values that it has a line for.
 */
values: number, 
/**
 * Levels above the exact value.
 */
levels: number, 
/**
 * Columns that it could be for: first all those it has a line for every value of, then the
 * nearest others.
 */
columns: Array<ColumnFit>, 
/**
 * The column that it is for, where that needs nobody's judgement.
 */
chosen: string | null, 
/**
 * Why.
 */
reason: FitReason, };

export type ColumnFit = { 
/**
 * The column, as a recipe names it.
 */
attribute: string, 
/**
 * Its distinct values, missing ones not counted.
 */
values: number, 
/**
 * Those that the file has a line for.
 */
covered: number, 
/**
 * Whether the name of the file says this column.
 */
named: boolean, };

export type FitReason = "only-column" | "name" | "several-columns" | "several-files" | "other-name" | "no-column" | "no-hierarchy";

export type AtFault = { 
/**
 * The first of the distinct values, in the order of the table.
 */
values: Array<string>, 
/**
 * How many more there are.
 */
more: number, };

export type Code = "empty" | "no-records" | "other-format" | "separator-line" | "encoding" | "unwritable" | "release-too-large" | "nul" | "blank-line" | "unclosed-quote" | "text-after-quote" | "ragged" | "drawn" | "cell-too-long" | "duplicate-name" | "files-differ" | "file-twice" | "too-many" | "workbook-broken" | "workbook-encrypted" | "workbook-too-large" | "parquet-not-read" | "missing-sheet" | "json-broken" | "json-not-flat" | "json-name-twice" | "json-no-sets" | "no-sets" | "set-blank-line" | "set-ragged" | "person-missing" | "person-twice" | "release-line" | "place-column" | "place-cell" | "places-apart" | "query-cell" | "no-edges" | "graph-blank-line" | "graph-ragged" | "vertex-missing" | "vertex-twice" | "self-loop" | "edge-twice" | "item-not-in-hierarchy" | "item-label" | "item-parted" | "file-missing" | "file-not-attached" | "not-in-hierarchy" | "not-nested" | "hierarchy-ragged" | "hierarchy-empty" | "hierarchy-conflict" | "label-reused" | "label-is-value" | "not-in-population" | "hierarchy-parameter" | "not-a-number" | "out-of-range" | "not-a-date" | "recipe-syntax" | "recipe-type" | "recipe-kind" | "recipe-version" | "recipe-duplicate-field" | "recipe-unknown-field" | "recipe-missing-field" | "unknown-model" | "unknown-choice" | "policy-broken" | "policy-attribute" | "policy-model" | "policy-setting" | "policy-risk" | "policy-unshown" | "not-a-report" | "not-a-plan" | "other-report" | "xml-broken" | "anon-job" | "anon-database" | "anon-unsayable" | "attribute-name" | "missing-attribute" | "unnamed-column" | "attribute-twice" | "not-quasi-identifier" | "is-quasi-identifier" | "not-sensitive" | "protection-not-sensitive" | "protection-contradicts" | "unknown-quasi-identifier" | "listed-twice" | "unknown-values" | "missing-table" | "two-populations" | "population-repeats-persons" | "population-shares-persons" | "not-together" | "fold" | "join" | "count" | "population-without-sample" | "star-group-fails" | "not-for-recoding" | "level-too-high" | "level-too-low" | "floor-too-high" | "level-missing" | "parameter" | "no-models" | "one-model" | "idle-field" | "sensitive-needed" | "unknown-items" | "sensitive-spelled" | "places-exact" | "places-reciprocal" | "other-data-kind" | "loss-needs-k" | "frontier-needs-k" | "simulation-needs-k" | "simulation-counts-records" | "not-of-release" | "nothing-in-common" | "register-unlike" | "register-unread" | "breaks-earlier" | "nothing-to-release" | "search-needs-monotone" | "search-needs-drop" | "search-needs-loss" | "lattice-too-large" | "no-solution" | "nodes-spent" | "not-verified" | "internal" | "file-changed" | "file-not-read" | "file-not-written" | "interrupted" | "no-randomness" | "not-a-file" | "output-name" | "same-file" | "strict" | "usage" | "cancelled" | "file-name-taken" | "no-memory" | "no-room" | "no-table" | "not-searched" | "too-large" | "unreadable";

export type Problem = { 
/**
 * What is wrong.
 */
code: Code, 
/**
 * The file, where it is not the data itself.
 */
file?: string, 
/**
 * The attribute as the recipe names it.
 */
attribute?: string, 
/**
 * The policy that refuses, by its id. Boxed because every result may hold a problem.
 */
policy?: string, 
/**
 * Column number from 1.
 */
column?: number, 
/**
 * Record number from 1, the header not counted.
 */
record?: number, 
/**
 * A number of records.
 */
records?: number, 
/**
 * Line number from 1.
 */
line?: number, 
/**
 * A second line that contradicts the first.
 */
"other-line"?: number, 
/**
 * Level of a hierarchy.
 */
level?: number, 
/**
 * A number that was expected, or a limit.
 */
expected?: number, 
/**
 * A number that was found.
 */
found?: number, 
/**
 * A field of the recipe, as a path.
 */
field?: string, 
/**
 * A range or choice that is allowed, or an id that says more (a format, a check).
 */
detail?: string, 
/**
 * The range of the numbers that a field may have, where `detail` says what it must be. Boxed
 * because every result may hold a problem.
 */
range?: string, };

export type Description = { 
/**
 * Version of Outis.
 */
version: string, 
/**
 * Version of the recipe format.
 */
recipe: number, 
/**
 * Privacy models.
 */
models: Array<Item>, 
/**
 * Losses.
 */
losses: Array<Item>, 
/**
 * Aggregates.
 */
aggregates: Array<Item>, 
/**
 * Searches.
 */
searches: Array<Item>, 
/**
 * Hierarchies.
 */
hierarchies: Array<Item>, 
/**
 * What makes the values of a column untrue of the persons beside them.
 */
perturbations: Array<Item>, 
/**
 * Privacy models for sets of items.
 */
"set-models": Array<Item>, 
/**
 * What finds a release of sets of items; its family is the model that it is for.
 */
"set-searches": Array<Item>, 
/**
 * Privacy models for places.
 */
"place-models": Array<Item>, 
/**
 * What finds a release of places.
 */
"place-searches": Array<Item>, 
/**
 * Privacy models for graphs.
 */
"graph-models": Array<Item>, 
/**
 * What finds a release of a graph; its family is the model that it is for.
 */
"graph-searches": Array<Item>, 
/**
 * Privacy models for query logs.
 */
"log-models": Array<Item>, 
/**
 * What finds a release of a query log; its family is the model that it is for.
 */
"log-searches": Array<Item>, 
/**
 * Ladders that are offered by name where values fit, with their sources.
 */
ladders: Array<Item>, 
/**
 * Warnings about columns that are released word for word, with their thresholds.
 */
warnings: Array<Item>, 
/**
 * What the values of such columns are held against, with thresholds.
 */
detectors: Array<Item>, 
/**
 * Settings outside these lists: suppression limit, gs-factor, risk threshold, what is done about
 * earlier releases.
 */
settings: Array<Parameter>, 
/**
 * Fields of a recipe that cannot change what a search finds, as paths: a search stays good
 * when they are changed.
 */
unsearched: Array<string>, 
/**
 * What a recipe means that says only what it must: every field that has a default.
 */
defaults: Partial<Recipe>, };

export type Item = { 
/**
 * Its name in recipes.
 */
id: string, 
/**
 * The paper or definition it comes from.
 */
source: string, 
/**
 * What holds, in the field's notation; empty where there is no formula.
 */
formula: string, 
/**
 * What it has to do with others of its list, for grouping: of models `identity`, `value`,
 * `presence` or `population`; of searches `optimal`, `lattice`, `local`, `cells` or `given`;
 * of losses `share` where 0 is nothing lost and 1 everything, `levels` where recipes say
 * what each level loses; empty elsewhere.
 */
family: string, 
/**
 * Of models, whether it is about the table as a whole, so that no class is judged by itself.
 */
"on-table"?: boolean, 
/**
 * Its parameters.
 */
parameters: Array<Parameter>, };

export type Parameter = { 
/**
 * Its name, as a path in the recipe.
 */
name: string, 
/**
 * What is to be filled in.
 */
kind: ParameterKind, 
/**
 * Whether a recipe must say it.
 */
required: boolean, 
/**
 * Where the values allowed begin.
 */
min: number | null, 
/**
 * Whether `min` is too small itself.
 */
"min-excluded": boolean, 
/**
 * Where the values allowed end; null if there is no end.
 */
max: number | null, 
/**
 * Whether `max` is too large itself.
 */
"max-excluded": boolean, 
/**
 * What is used if the recipe is silent; null if it must say.
 */
default: number | null, 
/**
 * What a form begins with; a suggestion, not a recommendation for every table.
 */
suggested: number | null, 
/**
 * The choices, where it is not a number.
 */
choices: Array<string>, 
/**
 * Whether silence means the default, or the first choice; where it does not, a choice may
 * stay open.
 */
"spelled-out"?: boolean, 
/**
 * Whether an attribute that is not sensitive will do, unless it is generalized.
 */
"any-role"?: boolean, 
/**
 * Of a table: whether its people are others than those of the data.
 */
others?: boolean, 
/**
 * The parameter without which it says nothing.
 */
"only-with"?: string, 
/**
 * The choices of that one which ask for it; all of them where none is named.
 */
"only-with-choices"?: Array<string>, 
/**
 * The parameter in whose place it stands: one of the two is needed, never both.
 */
"instead-of"?: string, 
/**
 * Of an attribute, beside what its levels are looked at.
 */
"levels-with"?: LevelsWith, 
/**
 * Whether it is the size that each released class has at least.
 */
"smallest-class"?: boolean, 
/**
 * What of the table's cells may stand in it.
 */
cells?: Cells, };

export type ParameterKind = "number" | "integer" | "switch" | "choice" | "attribute" | "values" | "combinations" | "order" | "recoding" | "table" | "other";

export type LevelsWith = { 
/**
 * The name of a parameter.
 */
parameter: string, 
/**
 * The values of it that ask for levels; any will do if there are none.
 */
values: Array<string>, };

export type Cells = "values" | "bounds";

export type Reason = "person-name" | "contact" | "account" | "number-plate" | "coordinates" | "id-number" | "some-number" | "shared-number" | "all-distinct" | "mentions" | "free-text" | "private" | "health" | "money" | "answer" | "activity" | "measured" | "yes-or-no" | "birth" | "postcode" | "known-to-others" | "event-date" | "constant" | "thing" | "nothing-rules-it-out";

export const reasons: readonly Reason[] = [
  "person-name",
  "contact",
  "account",
  "number-plate",
  "coordinates",
  "id-number",
  "some-number",
  "shared-number",
  "all-distinct",
  "mentions",
  "free-text",
  "private",
  "health",
  "money",
  "answer",
  "activity",
  "measured",
  "yes-or-no",
  "birth",
  "postcode",
  "known-to-others",
  "event-date",
  "constant",
  "thing",
  "nothing-rules-it-out",
]

export type Certainty = "unsure" | "likely" | "sure";

export const certainties: readonly Certainty[] = [
  "unsure",
  "likely",
  "sure",
]

export type EncodingReason = "mark" | "only-ascii" | "reads-as-utf-8" | "every-other-zero" | "windows-signs" | "iso-letters" | "not-utf-8";

export const encodingReasons: readonly EncodingReason[] = [
  "mark",
  "only-ascii",
  "reads-as-utf-8",
  "every-other-zero",
  "windows-signs",
  "iso-letters",
  "not-utf-8",
]

export type LayoutHeading = "whole" | "first-unnamed" | "last-unnamed" | "last-is-none";

export const layoutHeadings: readonly LayoutHeading[] = [
  "whole",
  "first-unnamed",
  "last-unnamed",
  "last-is-none",
]

export type LayoutReason = "first-line" | "empty-above" | "separator-above" | "fewer-cells-above" | "names-below";

export const layoutReasons: readonly LayoutReason[] = [
  "first-line",
  "empty-above",
  "separator-above",
  "fewer-cells-above",
  "names-below",
]

export type AttackName = "linking" | "homogeneity" | "background" | "skewness" | "similarity" | "membership" | "minimality" | "unsorted" | "complementary" | "temporal" | "joint" | "composition" | "difference";

export const attackNames: readonly AttackName[] = [
  "linking",
  "homogeneity",
  "background",
  "skewness",
  "similarity",
  "membership",
  "minimality",
  "unsorted",
  "complementary",
  "temporal",
  "joint",
  "composition",
  "difference",
]

export type Stage = "best-first-node" | "cell-suppression" | "datafly-attribute" | "dive" | "exhaustive-node" | "flash-node" | "flash-path" | "incognito-subset" | "iterative-round" | "k-member-cluster" | "kaca-merge" | "mondrian-cut" | "ola-sublattice" | "prove" | "refine" | "samarati-height" | "search" | "subtree-cut" | "unsafe-combinations";

export const stages: readonly Stage[] = [
  "best-first-node",
  "cell-suppression",
  "datafly-attribute",
  "dive",
  "exhaustive-node",
  "flash-node",
  "flash-path",
  "incognito-subset",
  "iterative-round",
  "k-member-cluster",
  "kaca-merge",
  "mondrian-cut",
  "ola-sublattice",
  "prove",
  "refine",
  "samarati-height",
  "search",
  "subtree-cut",
  "unsafe-combinations",
]

export type Facet = "c1" | "c2" | "joint" | "k" | "kullback-leibler" | "max" | "min" | "records-at-risk" | "trace-distance";

export const facets: readonly Facet[] = [
  "c1",
  "c2",
  "joint",
  "k",
  "kullback-leibler",
  "max",
  "min",
  "records-at-risk",
  "trace-distance",
]

export const graveWarnings: readonly NoticeCode[] = [
  "blocks-unfilled",
  "ditto-marks",
  "persons-alike",
  "records-may-repeat-persons",
  "persons-may-recur",
  "records-without-person",
  "nearly-unique-column",
  "looks-identifying",
  "sensitive-unprotected",
  "exact-places",
  "persons-not-compared",
  "no-common-values",
  "dates-contradicted",
]

export const codes: readonly Code[] = [
  "empty",
  "no-records",
  "other-format",
  "separator-line",
  "encoding",
  "unwritable",
  "release-too-large",
  "nul",
  "blank-line",
  "unclosed-quote",
  "text-after-quote",
  "ragged",
  "drawn",
  "cell-too-long",
  "duplicate-name",
  "files-differ",
  "file-twice",
  "too-many",
  "workbook-broken",
  "workbook-encrypted",
  "workbook-too-large",
  "parquet-not-read",
  "missing-sheet",
  "json-broken",
  "json-not-flat",
  "json-name-twice",
  "json-no-sets",
  "no-sets",
  "set-blank-line",
  "set-ragged",
  "person-missing",
  "person-twice",
  "release-line",
  "place-column",
  "place-cell",
  "places-apart",
  "query-cell",
  "no-edges",
  "graph-blank-line",
  "graph-ragged",
  "vertex-missing",
  "vertex-twice",
  "self-loop",
  "edge-twice",
  "item-not-in-hierarchy",
  "item-label",
  "item-parted",
  "file-missing",
  "file-not-attached",
  "not-in-hierarchy",
  "not-nested",
  "hierarchy-ragged",
  "hierarchy-empty",
  "hierarchy-conflict",
  "label-reused",
  "label-is-value",
  "not-in-population",
  "hierarchy-parameter",
  "not-a-number",
  "out-of-range",
  "not-a-date",
  "recipe-syntax",
  "recipe-type",
  "recipe-kind",
  "recipe-version",
  "recipe-duplicate-field",
  "recipe-unknown-field",
  "recipe-missing-field",
  "unknown-model",
  "unknown-choice",
  "policy-broken",
  "policy-attribute",
  "policy-model",
  "policy-setting",
  "policy-risk",
  "policy-unshown",
  "not-a-report",
  "not-a-plan",
  "other-report",
  "xml-broken",
  "anon-job",
  "anon-database",
  "anon-unsayable",
  "attribute-name",
  "missing-attribute",
  "unnamed-column",
  "attribute-twice",
  "not-quasi-identifier",
  "is-quasi-identifier",
  "not-sensitive",
  "protection-not-sensitive",
  "protection-contradicts",
  "unknown-quasi-identifier",
  "listed-twice",
  "unknown-values",
  "missing-table",
  "two-populations",
  "population-repeats-persons",
  "population-shares-persons",
  "not-together",
  "fold",
  "join",
  "count",
  "population-without-sample",
  "star-group-fails",
  "not-for-recoding",
  "level-too-high",
  "level-too-low",
  "floor-too-high",
  "level-missing",
  "parameter",
  "no-models",
  "one-model",
  "idle-field",
  "sensitive-needed",
  "unknown-items",
  "sensitive-spelled",
  "places-exact",
  "places-reciprocal",
  "other-data-kind",
  "loss-needs-k",
  "frontier-needs-k",
  "simulation-needs-k",
  "simulation-counts-records",
  "not-of-release",
  "nothing-in-common",
  "register-unlike",
  "register-unread",
  "breaks-earlier",
  "nothing-to-release",
  "search-needs-monotone",
  "search-needs-drop",
  "search-needs-loss",
  "lattice-too-large",
  "no-solution",
  "nodes-spent",
  "not-verified",
  "internal",
  "file-changed",
  "file-not-read",
  "file-not-written",
  "interrupted",
  "no-randomness",
  "not-a-file",
  "output-name",
  "same-file",
  "strict",
  "usage",
  "cancelled",
  "file-name-taken",
  "no-memory",
  "no-room",
  "no-table",
  "not-searched",
  "too-large",
  "unreadable",
]

export const noticeCodes: readonly NoticeCode[] = [
  "alphabetical-order",
  "ambiguous-blanks",
  "ambiguous-dates",
  "ambiguous-numbers",
  "ambiguous-points",
  "anon-l-value",
  "associations-skipped",
  "blank-lines-at-end",
  "blocks-unfilled",
  "cell-errors",
  "columns-not-parted",
  "dates-contradicted",
  "dates-of-several-formats",
  "days-as-numbers",
  "digits-lost",
  "ditto-marks",
  "earlier-one-by-one",
  "entity-released",
  "exact-dates",
  "exact-places",
  "few-share-cloaks",
  "fields-in-lines",
  "formula-texts",
  "formulas-guarded",
  "formulas-without-value",
  "free-text",
  "hidden-columns",
  "hidden-rows",
  "identifier-present",
  "interrupted",
  "items-not-parted",
  "l-above-k",
  "label-repeated",
  "leading-zeros-lost",
  "letters-misread",
  "linked-cloaks",
  "list-within",
  "lists-of-columns",
  "looks-identifying",
  "many-quasi-identifiers",
  "merged-cells",
  "names-repeated",
  "nearly-dates",
  "nearly-empty",
  "nearly-numbers",
  "nearly-unique-column",
  "no-common-values",
  "no-levels",
  "no-quasi-identifier",
  "no-single-root",
  "nodes-spent",
  "none-found",
  "not-shuffled",
  "numbers-of-several-forms",
  "numbers-with-units",
  "other",
  "other-sheets",
  "other-table",
  "persons-alike",
  "persons-may-recur",
  "persons-not-compared",
  "records-fitted",
  "records-may-repeat-persons",
  "records-without-person",
  "sensitive-unprotected",
  "sequences-single-out",
  "special-uniques-skipped",
  "special-uniques-untold",
  "totals-line",
  "totals-within",
  "two-digit-years",
  "unequal-lengths",
  "unknown-values",
  "utility-untold",
  "values-alike",
  "values-perturbed",
  "wildcard-skipped",
  "worst-completion-skipped",
]

export const encodings: readonly Encoding[] = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "iso-8859-15",
]

export const wrappings: readonly Wrapping[] = [
  "nothing",
  "quotes",
  "frame",
  "aligned",
]

export const roles: readonly Role[] = [
  "identifier",
  "quasi-identifier",
  "sensitive",
  "insensitive",
]

export const matchings: readonly Matching[] = [
  "own-value",
  "wildcard",
  "remove-row",
]

export const suppressionStyles: readonly SuppressionStyle[] = [
  "drop",
  "star",
]
