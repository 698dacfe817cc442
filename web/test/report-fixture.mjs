// A report with something in every field, and what people are shown of one.

import { description, load } from "./load.mjs"

const { reportHtml: written } = await load("page/report-html.ts")
const described = await description()

/** A report for people, with its first pages if there is a `dossier`. */
export const reportHtml = (report, words, dossier) => written(report, described, words, dossier)

/** What the page knows beside the report: of these columns, and what a person wrote. */
export function dossier(names = ["born", "postcode", "sex"], texts = {}) {
  const [born, postcode, sex] = names
  const quasi = (name, hierarchy) => ({ name, role: "quasi-identifier", ...(hierarchy ? { hierarchy } : {}) })
  const compared = (name, level, more) => ({
    name,
    role: "quasi-identifier",
    level,
    detail: null,
    height: 4,
    example: [],
    labels: [900, 120, 10, 3, 1],
    groups: [],
    "values-before": 900,
    "values-after": 9,
    ...more,
  })
  return {
    texts,
    files: ["patients.csv"],
    recipe: {
      attributes: [
        { name: "name", role: "identifier" },
        quasi(born, { kind: "date", format: "%d.%m.%Y", levels: ["month", "year", "decade"] }),
        quasi(postcode, { kind: "mask", from: "right" }),
        quasi(sex),
        { name: "diagnosis", role: "sensitive" },
        { name: "visits", role: "insensitive" },
      ],
    },
    suggested: [
      { name: "name", role: "identifier", reason: "person-name", certainty: "sure" },
      { name: born, role: "quasi-identifier", reason: "birth", certainty: "likely" },
      { name: "visits", role: "quasi-identifier", reason: "nothing-rules-it-out", certainty: "unsure" },
    ],
    compared: [compared(born, 3), compared(postcode, 2), compared(sex, 0)],
  }
}

/** Measures of a column that were not taken. */
const none = {
  loss: null,
  precision: null,
  "non-uniform-entropy": null,
  "normalized-non-uniform-entropy": null,
  ncp: null,
  range: null,
  distortion: null,
  "modification-rate": null,
}

/** `names` are the attributes that were made coarser. */
export function report(names = ["born", "postcode", "sex"]) {
  const [born, postcode, sex] = names
  return {
    outis: 1,
    kind: "report",
    audience: "internal",
    input: { sha256: "a3f5".repeat(16), records: 5000, attributes: 7 },
    output: { sha256: "09be".repeat(16), records: 4957, order: "shuffled, system" },
    solution: {
      algorithm: "optimal",
      recoding: { kind: "full-domain", levels: { [born]: 3, [postcode]: 2, [sex]: 0 } },
      suppressed: 43,
      classes: 148,
      lattice: "60",
      loss: {
        metric: "loss",
        aggregate: "arithmetic-mean",
        "gs-factor": 0.5,
        value: 0.0731370353,
        bound: 0.0731370353,
        optimal: true,
        attributes: { [born]: 0.0952, [postcode]: 0.1241, [sex]: 0 },
      },
    },
    tables: { register: { sha256: "77d0".repeat(16), records: 80000, attributes: 5 } },
    reference: "input",
    records: {
      unit: "persons",
      record: "persons",
      answered: false,
      entity: null,
      persons: null,
      "lost-some": null,
      "lost-all": null,
    },
    missing: { match: "own-value", sensitive: "excluded", records: 31, "left-out": 0 },
    models: [
      {
        model: "k-anonymity",
        k: 5,
        achieved: 5,
        holds: true,
        failing: 0,
        deciding: {
          records: 5,
          "equally-weak": 1,
          labels: { [born]: "1980–1989", [postcode]: "816**", [sex]: "female" },
        },
      },
      {
        model: "t-closeness",
        attribute: "diagnosis",
        t: 0.3,
        distance: "equal",
        achieved: 0.2875,
        holds: true,
        failing: 0,
        deciding: null,
        facets: { "trace-distance": 0.0261 },
      },
    ],
    risk: {
      before: {
        prosecutor: { max: 1, average: 0.9968, "above-threshold": 1, "records-above-threshold": 5000 },
        "sample-uniques": 4968,
        "class-sizes": [
          [1, 4968],
          [2, 16],
        ],
        wildcard: { max: 0.5, average: 0.41, "above-threshold": 0.9, "records-above-threshold": 4500 },
        journalist: {
          max: 0.25,
          average: 0.0313,
          "above-threshold": 0.0004,
          "records-above-threshold": 2,
          "records-not-covered": 0,
          "records-unrelated": 0,
        },
        marketer: 0.0287,
        individual: { weighted: false, max: 0.1402, mean: 0.0939, "expected-reidentifications": 469.5 },
        "population-uniques": {
          "sampling-fraction": 0.0625,
          pitman: 0.3021,
          zayatz: 0.3344,
          "slide-negative-binomial": null,
          dankar: 0.3021,
          chosen: "pitman",
        },
        "special-uniques": {
          records: 4968,
          dis: 0.2211,
          contributions: { [born]: 0.9437, [postcode]: 0.6612, [sex]: 0.1903 },
          largest: [{ record: 17, score: 6, "dis-score": 0.31, sets: [[born]] }],
        },
      },
      after: {
        prosecutor: { max: 0.2, average: 0.0298567, "above-threshold": 0, "records-above-threshold": 0 },
        "sample-uniques": 0,
        "class-sizes": [
          [5, 12],
          [7, 16],
          [12, 20],
          [20, 30],
          [43, 40],
          [64, 20],
          [111, 5],
          [180, 3],
          [230, 1],
        ],
        wildcard: null,
        journalist: {
          max: 0.0125,
          average: 0.00187,
          "above-threshold": 0,
          "records-above-threshold": 0,
          "records-not-covered": 0,
          "records-unrelated": 0,
        },
        marketer: 0.00187,
        individual: { weighted: false, max: 0.0141, mean: 0.00178, "expected-reidentifications": 8.82 },
        "population-uniques": {
          "sampling-fraction": 0.0625,
          pitman: 0,
          zayatz: 0,
          "slide-negative-binomial": null,
          dankar: 0,
          chosen: null,
        },
        "special-uniques": { records: 0, dis: null, contributions: {}, largest: [] },
      },
    },
    utility: {
      loss: 0.0731370353,
      precision: 0.6501,
      discernibility: 452454,
      "discernibility-star": 239410,
      "average-class-size": 33.493,
      "c-avg": 6.69865,
      aecs: 33.557,
      "non-uniform-entropy": 61233.5,
      "monotonic-non-uniform-entropy": 60871.25,
      "normalized-non-uniform-entropy": 0.5127,
      ambiguity: 90212331,
      ncp: 0.0812,
      gcp: 0.0745,
      "minimal-distortion": 0.3471,
      "weighted-information-loss": 0.3307,
      distortion: 5177.5,
      "modification-rate": 0.6724,
      classification: null,
      height: 5,
      "suppressed-share": 0.0086,
      attributes: {
        [born]: { ...none, loss: 0.0952, precision: 0.25 },
        [postcode]: { ...none, loss: 0.1241, precision: 0.6, ncp: 0.1388 },
        [sex]: { ...none, loss: 0, precision: 1 },
      },
      associations: [
        { one: born, other: postcode, before: 0.0412, after: 0.0398 },
        { one: born, other: sex, before: 0.1105, after: null },
        { one: postcode, other: sex, before: 0.08, after: 0.31 },
      ],
    },
    warnings: [
      { code: "trailing-blank-lines", line: 5002 },
      { code: "label-collides", attribute: born, line: null },
    ],
    run: { version: "0.1.0", build: "4f2a9c1", platform: "wasm", workers: 1, visited: 12, seconds: 0.092 },
  }
}
