// A report with something in every field.

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
        metric: "loss", aggregate: "arithmetic-mean", "gs-factor": 0.5,
        value: 0.0731370353, bound: 0.0731370353, optimal: true,
        attributes: { [born]: 0.0952, [postcode]: 0.1241, [sex]: 0 },
      },
    },
    models: [{ model: "k-anonymity", k: 5, achieved: 5, holds: true }],
    risk: {
      before: {
        prosecutor: { max: 1, average: 0.9968, "above-threshold": 1, "records-above-threshold": 5000 },
        "sample-uniques": 4968,
        "class-sizes": [[1, 4968], [2, 16]],
      },
      after: {
        prosecutor: { max: 0.2, average: 0.0298567, "above-threshold": 0, "records-above-threshold": 0 },
        "sample-uniques": 0,
        "class-sizes": [[5, 12], [7, 16], [12, 20], [20, 30], [43, 40], [64, 20], [111, 5], [180, 3], [230, 1]],
      },
    },
    utility: { precision: 0.6501, discernibility: 452454, "discernibility-star": 239410, "average-class-size": 33.493, "c-avg": 6.69865 },
    warnings: [{ code: "trailing-blank-lines", line: 5002 }, { code: "label-collides", attribute: born, line: null }],
    run: { version: "0.1.0", build: "4f2a9c1", platform: "wasm", workers: 1, visited: 12, seconds: 0.092 },
  }
}
