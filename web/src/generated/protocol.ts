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
 * How many records may be left out.
 */
suppression: Suppression, 
/**
 * What counts as loss.
 */
loss: Loss, 
/**
 * How the levels are found.
 */
search: Search, 
/**
 * Settings of the risk measures.
 */
risk: Risk, 
/**
 * How the release is written.
 */
output: Output, };

export type RecipeKind = "recipe";

export type Data = { 
/**
 * Always `table` in this version.
 */
kind: DataKind, 
/**
 * How the file is written; what is absent is detected.
 */
format: Format, };

export type DataKind = "table";

export type Format = { 
/**
 * One ASCII character between cells.
 */
delimiter?: string, 
/**
 * Always `utf-8` in this version.
 */
encoding?: Encoding, 
/**
 * Whether the first record names the columns.
 */
header?: boolean, 
/**
 * The decimal separator of numbers: `.` (the default) or `,`.
 */
decimal?: Decimal, };

export type Encoding = "utf-8";

export type Decimal = "." | ",";

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
sensitive: MissingSensitive, };

export type Matching = "own-value";

export type MissingSensitive = "excluded";

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
 * How its values grow coarser; none means exact or `*`.
 */
hierarchy?: Hierarchy, 
/**
 * The highest level allowed (spec A4).
 */
limit?: number, 
/**
 * How much its detail matters, against 1 (spec A5, M8).
 */
weight?: number, };

export type Role = "identifier" | "quasi-identifier" | "sensitive" | "insensitive";

export type DataType = "integer" | "decimal" | "date" | "text";

export type Hierarchy = { "kind": "levels", 
/**
 * A file beside the recipe, or attached by this name in the page.
 */
file?: string, 
/**
 * The lines themselves.
 */
rows?: Array<Array<string>>, 
/**
 * The file's delimiter, `;` by default.
 */
delimiter?: string, } | { "kind": "intervals", 
/**
 * Where the first interval begins.
 */
start: number, 
/**
 * Where the last interval ends.
 */
end: number, 
/**
 * The width of the intervals on each level, each dividing the next.
 */
steps: Array<number>, 
/**
 * Which end belongs to an interval.
 */
closed: Side, } | { "kind": "mask", 
/**
 * Where masking begins.
 */
from: MaskFrom, } | { "kind": "date", 
/**
 * How the dates are written, as for strftime: `%d.%m.%Y`.
 */
format: string, 
/**
 * The units, finest first.
 */
levels: Array<DateLevel>, };

export type Side = "left" | "right";

export type MaskFrom = "left" | "right";

export type DateLevel = "month" | "quarter" | "year" | "decade" | "century";

export type Model = { "model": "k-anonymity", 
/**
 * The smallest equivalence class allowed, at least 2.
 */
k: number, };

export type Suppression = { 
/**
 * Share of the records, 0 to 1.
 */
limit: number, 
/**
 * What happens to them.
 */
style: SuppressionStyle, };

export type SuppressionStyle = "drop";

export type Loss = { 
/**
 * The measure.
 */
metric: Metric, 
/**
 * How the attributes' losses become one number.
 */
aggregate: Aggregate, 
/**
 * From 0 (suppression costs no more than generalization) to 1 (generalization is free).
 */
"gs-factor": number, };

export type Metric = "loss" | "precision";

export type Aggregate = "arithmetic-mean" | "geometric-mean" | "sum" | "max";

export type Search = { "algorithm": "optimal", } | { "algorithm": "exhaustive", } | { "algorithm": "fixed", 
/**
 * A level for each quasi-identifier.
 */
levels: { [key in string]: number }, };

export type Risk = { 
/**
 * A person is exposed if their risk is above this probability.
 */
threshold: number, };

export type Output = { 
/**
 * Whether the records are put in random order (against unsorted matching, spec H6).
 */
shuffle: boolean, 
/**
 * Whether cells that a spreadsheet would run as a formula are made harmless.
 */
"formula-guard": boolean, 
/**
 * One ASCII character; by default as the input.
 */
delimiter?: string, 
/**
 * Always `utf-8` in this version.
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
 * What was written; null if nothing was.
 */
output: Written | null, 
/**
 * What was chosen; null if nothing was, or if a file was only measured.
 */
solution: Solution | null, 
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
 * What to know although nothing is wrong.
 */
warnings: Array<Notice>, 
/**
 * What may differ between runs.
 */
run: Run | null, };

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
attributes: number, };

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

export type Solution = { 
/**
 * The search that found it: `optimal`, `exhaustive`, `fixed`.
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
 * Number of equivalence classes of the release.
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
levels: { [key in string]: number }, };

export type LossOutcome = { 
/**
 * The measure.
 */
metric: Metric, 
/**
 * How attributes were aggregated.
 */
aggregate: Aggregate, 
/**
 * The balance of generalization and suppression.
 */
"gs-factor": number, 
/**
 * The loss of the release.
 */
value: number, 
/**
 * No release within the limits has a smaller loss than this; null if not searched.
 */
bound: number | null, 
/**
 * Whether `value` is proven to be the least possible.
 */
optimal: boolean, 
/**
 * The loss of each quasi-identifier before weights, 0 to 1.
 */
attributes: { [key in string]: number }, };

export type ModelOutcome = { 
/**
 * The strongest parameter that the file meets; null without records.
 */
achieved: number | null, 
/**
 * Whether the model holds.
 */
holds: boolean, } & ({ "model": "k-anonymity", 
/**
 * The smallest equivalence class allowed, at least 2.
 */
k: number, });

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
 * Records that stand alone.
 */
"sample-uniques": number, 
/**
 * `[size, number of classes of that size]`, ascending.
 */
"class-sizes": Array<[number, number]>, };

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

export type Utility = { 
/**
 * Prec; 1 is the original.
 */
precision: number, 
/**
 * DM with the penalty for suppressed records.
 */
discernibility: number, 
/**
 * DM*: all classes at their own size.
 */
"discernibility-star": number, 
/**
 * Records per class; null without records.
 */
"average-class-size": number | null, 
/**
 * Records per class over k; null without k.
 */
"c-avg": number | null, 
/**
 * Share of the records that were left out.
 */
"suppressed-share": number, };

export type Notice = { 
/**
 * Stable id; its words stand in `locales/` as `warning-…`.
 */
code: string, 
/**
 * The attribute concerned.
 */
attribute?: string | null, 
/**
 * The line concerned.
 */
line?: number | null, };

export type Run = { 
/**
 * Version of Outis.
 */
version: string, 
/**
 * What identifies the build.
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
 * Nodes whose partition was computed.
 */
visited: number, 
/**
 * Seconds from the start of the search to the checked file.
 */
seconds: number, };

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
 * The columns in the order of the file.
 */
columns: Array<ColumnView>, 
/**
 * What to know.
 */
warnings: Array<Notice>, 
/**
 * A recipe to begin with: suggested roles and hierarchies, k-anonymity, defaults.
 */
recipe: Recipe, };

export type FoundFormat = { 
/**
 * The character between cells.
 */
delimiter: string, 
/**
 * Always `utf-8`.
 */
encoding: string, 
/**
 * Whether a byte order mark was found.
 */
bom: boolean, 
/**
 * Whether the first record names the columns.
 */
header: boolean, 
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
 * The role suggested.
 */
role: Role, 
/**
 * Why; its words stand in `locales/` as `reason-…`.
 */
reason: string, 
/**
 * How the values are spread.
 */
distribution: Distribution, };

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
 * Up to a hundred groups, in order of first occurrence in the hierarchy.
 */
shown: Array<GroupView>, };

export type GroupView = { 
/**
 * What is written for it.
 */
label: string, 
/**
 * Records in it.
 */
records: number, 
/**
 * Groups of the level below that move into it (up to twelve of their labels).
 */
members: Array<string>, 
/**
 * How many groups of the level below move into it.
 */
"member-count": number, };

export type Rows = { 
/**
 * Index of the first, from 0.
 */
from: number, 
/**
 * The cells of each record.
 */
rows: Array<Array<string>>, };

export type Exposure = { 
/**
 * Number of records.
 */
records: number, 
/**
 * Number of equivalence classes.
 */
classes: number, 
/**
 * The figures.
 */
risk: RiskFigures, 
/**
 * Records in classes smaller than the k asked for.
 */
"below-k": number, 
/**
 * Number of nodes of the lattice, in decimal digits.
 */
lattice: string, };

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
 * No release within the limits has a smaller loss than this.
 */
bound: number, 
/**
 * The best found so far.
 */
best: Solution | null, };

export type Comparison = { 
/**
 * What is compared.
 */
solution: Solution, 
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
 * The level chosen; null unless a quasi-identifier.
 */
level: number | null, 
/**
 * The highest level there is; null unless a quasi-identifier.
 */
height: number | null, 
/**
 * Its loss, 0 to 1; null unless a quasi-identifier.
 */
loss: number | null, 
/**
 * Distinct values before.
 */
"values-before": number, 
/**
 * Distinct values after.
 */
"values-after": number, 
/**
 * Records of each group of the chosen level, before and after suppression; the largest
 * two dozen. Empty unless a quasi-identifier.
 */
groups: Array<GroupChange>, };

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

export type ReleaseProgress = { 
/**
 * Records written and parsed again.
 */
written: number, 
/**
 * Records to write.
 */
records: number, };

export type Problem = { 
/**
 * Stable id in kebab-case, such as `ragged`.
 */
code: string, 
/**
 * The file, where it is not the data itself.
 */
file?: string, 
/**
 * The attribute as the recipe names it.
 */
attribute?: string, 
/**
 * Column number from 1.
 */
column?: number, 
/**
 * Record number from 1, the header not counted.
 */
record?: number, 
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
detail?: string, };

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
 * Settings outside these lists: suppression limit, gs-factor, risk threshold.
 */
settings: Array<Parameter>, 
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
 * Its parameters.
 */
parameters: Array<Parameter>, };

export type Parameter = { 
/**
 * Its name, as a path in the recipe.
 */
name: string, 
/**
 * The smallest value allowed.
 */
min: number | null, 
/**
 * The largest value allowed; null if there is none.
 */
max: number | null, 
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
choices: Array<string>, };
