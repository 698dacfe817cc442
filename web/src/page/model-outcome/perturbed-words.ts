/// What was done to columns whose values are not true of the persons beside them, the same on the
/// page and in the report.

import type {Perturbation, PerturbedOutcome} from "../../generated/protocol.js"
import type {Words} from "../elements/words.js"

/// What is done, in one sentence.
export function perturbedWords(perturb: Perturbation, words: Words): string {
  return perturb.kind === "swap"
    ? words("perturbed-swap", {share: perturb.share * 100})
    : words("perturbed-randomized-response", {keep: perturb.keep * 100})
}

/// How many cells that changed, and what whoever counts the values has to know.
export function perturbedFigures(
  {perturb, drawn, changed, expected, values, epsilon, given}: PerturbedOutcome,
  words: Words,
): string {
  const said = [
    ...(drawn === undefined || changed === undefined
      ? []
      : [
          words(`perturbed-${perturb.kind}-cells`, {
            drawn,
            changed,
            expected: expected ?? 0,
          }),
        ]),
    words(`perturbed-${perturb.kind}-counting`),
    ...(values === undefined || epsilon === undefined ? [] : [words("perturbed-epsilon", {values, epsilon})]),
    ...(given === true ? [words("perturbed-given")] : []),
  ]
  return said.join(" ")
}
