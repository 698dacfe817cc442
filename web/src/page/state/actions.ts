/// Everything a person can do. Elements say it by an event; what follows from it is for
/// the controller.

import type {
  Acceptable,
  DataType,
  Fold,
  Hierarchy,
  Loss,
  Missing,
  Model,
  Output,
  Perturbation,
  Recipe,
  Records,
  Risk,
  Role,
  ScenarioAnswers,
  Suppression,
} from "../../generated/protocol.js"
import type {Example} from "../examples/example.js"
import type {ReadOptions, TableFiles} from "../../shared/calls.js"
import type {Attacker, EarlierDefence, Person} from "./attack.js"
import type {FoldChange} from "./fold.js"
import type {Front} from "./front.js"
import type {Partners, Mark, Parted, RecordColumn} from "./recipe.js"
import type {Way} from "./searches.js"
import type {Pair, Pin} from "./frontier.js"
import type {Levels} from "./lattice.js"
import type {SimulationQuestion} from "./simulation.js"
import type {Step, Theme} from "./state.js"
import type {TextField} from "./texts.js"

/// Which setting a population file is attached for: a model's, by its place in the recipe, or
/// the risk measures'.
export type TableUse = {readonly model: number} | "risk"

/// The engines for which there are plans.
export const dialects = ["duckdb", "postgres", "spark"] as const
export type Dialect = (typeof dialects)[number]

export type Saved =
  | "recipient"
  | "own-files"
  | "release"
  | "summary"
  | "report-html"
  | "report-json"
  | "recipe"
  | "job"
  | "session"
  | `plan-${Dialect}`

/// A change of the recipe and of nothing else.
export type Edit =
  | {readonly kind: "set-role"; readonly attributes: readonly string[]; readonly role: Role}
  | {readonly kind: "group"; readonly attribute: string}
  | {readonly kind: "set-accepted"; readonly attributes: readonly string[]; readonly accepted: readonly Acceptable[]}
  | {readonly kind: "decline"; readonly attributes: readonly string[]; readonly declined: boolean}
  /// Whether the values of a column are true of the persons beside them, and what is done to them.
  | {readonly kind: "set-perturb"; readonly attribute: string; readonly perturb: Perturbation | undefined}
  | {readonly kind: "set-type"; readonly attribute: string; readonly type: DataType}
  /// What stands in front in a column's dates, which its values do not tell.
  | {readonly kind: "set-dates"; readonly attribute: string; readonly front: Front}
  /// What the commas or points of numbers part, which the values of these columns do not tell.
  | {readonly kind: "set-mark"; readonly attributes: readonly string[]; readonly mark: Mark; readonly part: Parted}
  | {readonly kind: "set-limit"; readonly attribute: string; readonly limit: number | undefined}
  | {readonly kind: "set-floor"; readonly attribute: string; readonly floor: number}
  | {readonly kind: "set-weight"; readonly attribute: string; readonly weight: number}
  | {readonly kind: "set-missing"; readonly missing: Missing}
  /// Whether an ℓ that does not fit k becomes half of it, as in ANON.
  | {readonly kind: "set-anon"; readonly isFollowed: boolean}
  | {readonly kind: "set-records"; readonly records: Records}
  | {
      readonly kind: "set-record-column"
      readonly column: RecordColumn
      readonly attribute: string | null
      readonly partners?: Partners
    }
  /// One record for each person, or each record again.
  | {readonly kind: "set-fold"; readonly fold: Fold | null; readonly partners?: Partners}
  | {readonly kind: "change-fold"; readonly change: FoldChange}
  /// Although the column seems to tell persons apart, each record is one.
  | {readonly kind: "deny-person"; readonly attribute: string}
  | {readonly kind: "set-k"; readonly k: number}
  | {readonly kind: "add-model"; readonly model: Model["model"]; readonly attribute?: string}
  | {readonly kind: "set-model"; readonly index: number; readonly model: Model}
  | {readonly kind: "remove-model"; readonly index: number}
  /// A protection that is advised, in the place of those that count who is alike.
  | {readonly kind: "take-advice"; readonly model: Model}
  | {readonly kind: "set-suppression"; readonly suppression: Suppression}
  | {readonly kind: "set-risk"; readonly risk: Risk}
  | {readonly kind: "set-loss"; readonly loss: Loss}
  | {readonly kind: "set-search"; readonly search: Way}
  | {readonly kind: "set-compare"; readonly compare: readonly Way[]}
  /// The table with these levels, whatever a search finds.
  | {readonly kind: "choose-levels"; readonly levels: Levels}
  | {readonly kind: "set-output"; readonly output: Output}
  /// That the release may say more together with earlier ones.
  | {readonly kind: "accept-earlier"; readonly accepted: boolean}

export type Action =
  | Edit
  /// `isToGroup`: to put the values of the column into groups by hand.
  | {readonly kind: "go"; readonly step: Step; readonly column?: string; readonly isToGroup?: boolean}
  | {readonly kind: "theme"; readonly theme: Theme}
  | {readonly kind: "speak"; readonly language: string}
  /// Whether the technical words of a step stand there with their meanings.
  | {readonly kind: "explain"; readonly explained: boolean}
  /// `anyway`: although it is likely to need more memory than there is.
  | {readonly kind: "load"; readonly files: TableFiles; readonly options: ReadOptions; readonly anyway?: boolean}
  /// Of workbooks that lack the sheet which an opened recipe names.
  | {readonly kind: "load-first-sheet"; readonly files: TableFiles}
  | {readonly kind: "load-sample"}
  | {readonly kind: "open-example"; readonly example: Example}
  | {readonly kind: "cancel-load"}
  | {readonly kind: "open-recipe"; readonly file: File}
  /// Sets what the policy asks for.
  | {readonly kind: "conform"}
  | {readonly kind: "forget-policy"}
  | {readonly kind: "attach-to-recipe"; readonly file: File}
  | {readonly kind: "forget-recipe"}
  /// The settings of an opened session, for a table that is not its own.
  | {readonly kind: "use-session-anyway"}
  /// Files that are told apart by what is in them.
  | {readonly kind: "give-files"; readonly files: readonly File[]}
  /// Of these, those that are the table, which come below the one that is there or take its place.
  | {readonly kind: "load-among-files"; readonly indices: readonly number[]; readonly below?: boolean}
  /// Of files of the same people all as one table, or this one alone.
  | {readonly kind: "load-together"; readonly only?: File}
  | {readonly kind: "choose-column"; readonly index: number; readonly attribute: string | null}
  | {readonly kind: "use-files"}
  | {readonly kind: "forget-files"}
  | {readonly kind: "look-at"; readonly attribute: string}
  /// The levels of no column are looked at any more.
  | {readonly kind: "look-away"}
  /// `label`: what it is called in the history, where several in a row are one.
  | {
      readonly kind: "try-hierarchy"
      readonly attribute: string
      readonly hierarchy: Hierarchy | undefined
      readonly label?: "history-cut-moved"
    }
  /// A ladder that is offered for a column of which nothing was left.
  | {readonly kind: "take-ladder"; readonly attribute: string; readonly hierarchy: Hierarchy}
  /// Cut points where they part the records evenly, or else these.
  | {
      readonly kind: "begin-cuts"
      readonly attribute: string
      readonly hierarchy: Extract<Hierarchy, {readonly kind: "cuts"}>
    }
  | {readonly kind: "import-hierarchy"; readonly attribute: string; readonly file: File}
  | {readonly kind: "export-hierarchy"; readonly attribute: string}
  | {readonly kind: "weigh-columns"; readonly attributes: readonly string[]}
  | {readonly kind: "weigh-person"; readonly attribute: string}
  | {readonly kind: "attach-table"; readonly file: File; readonly use: TableUse}
  | {readonly kind: "ask-conditions"; readonly ways: readonly Way[]}
  | {readonly kind: "try-others"}
  | {readonly kind: "stop-trying"}
  /// All nodes of the lattice, however many there are.
  | {readonly kind: "survey"}
  /// What other k and limits would cost.
  | {readonly kind: "weigh-pairs"}
  /// Another k and limit, and the way that kept most with them.
  | {readonly kind: "take-point"; readonly pair: Pair; readonly way: Way}
  /// A point of theirs is set beside others, or no longer.
  | {readonly kind: "pin"; readonly pin: Pin}
  | {readonly kind: "take-over"; readonly way: Way}
  | {readonly kind: "search"}
  | {readonly kind: "stop-search"}
  | {readonly kind: "evaluate"}
  | {readonly kind: "seek-special"}
  /// `download`: without asking for a file first. The same below.
  | {readonly kind: "release"; readonly seed: string | undefined; readonly download?: boolean}
  | {readonly kind: "stop-release"}
  /// What somebody has beside the release, and from which certainty on something counts as learned.
  | {readonly kind: "set-attacker"; readonly attacker: Attacker}
  /// What somebody would learn of a person of whom they know this.
  | {readonly kind: "play-neighbour"; readonly person: Person}
  | {readonly kind: "stop-attacks"}
  | {readonly kind: "try-attacks"}
  /// Puts a protection into force that stops an attack. `attribute`: the column that it is for, `name`:
  /// what it is called.
  | {readonly kind: "defend"; readonly recipe: Recipe; readonly attribute: string | null; readonly name: string}
  /// Takes a defence against what the release would tell together with earlier ones.
  | {readonly kind: "defend-earlier"; readonly defence: EarlierDefence}
  /// A file that somebody has published, in columns of these roles.
  | {readonly kind: "audit"; readonly file: File; readonly roles: Readonly<Record<string, Role>>}
  | {readonly kind: "stop-audit"}
  /// Which protection suits whom the release is to withstand.
  | {readonly kind: "advise"; readonly answers: ScenarioAnswers}
  | {readonly kind: "simulate"; readonly question: SimulationQuestion}
  /// With what is known of the samples that were looked at.
  | {readonly kind: "stop-simulation"}
  /// What stands on the first page of the report.
  | {readonly kind: "set-text"; readonly field: TextField; readonly text: string}
  | {readonly kind: "save"; readonly what: Saved; readonly download?: boolean}
  /// Lets the file be opened that the page around gave, or not.
  | {readonly kind: "answer-portal"; readonly open: boolean}
  /// Gives nothing back to it.
  | {readonly kind: "leave-portal"}
  /// Gives the release back to it, while this click is being answered.
  | {readonly kind: "give-back"; readonly click: Event; readonly report: boolean; readonly recipe: boolean}
  | {readonly kind: "confirm-saved"; readonly what: Saved; readonly has: boolean}
  | {readonly kind: "save-lost-recipe"}
  | {readonly kind: "put-away-message"}
  | {readonly kind: "visit"; readonly index: number}
  | {readonly kind: "restart"}

/// Lets what a person does be known.
export type Act = (action: Action) => void

/// The event that carries an action up to the page.
export class ActEvent extends Event {
  static readonly type = "outis-act"
  constructor(readonly action: Action) {
    super(ActEvent.type, {bubbles: true, composed: true})
  }
}

declare global {
  interface HTMLElementEventMap {
    "outis-act": ActEvent
  }
}
