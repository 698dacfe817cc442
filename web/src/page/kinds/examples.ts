/// A small made-up file of each kind, with its recipe: the examples of `docs/sets.md`, `docs/places.md`
/// and `docs/graph.md`. Their words stand in `locales/` as `example-…`.

import type {DataKind} from "../../shared/kinds.js"

export interface KindExample {
  readonly kind: DataKind
  /// The name of its file.
  readonly file: string
  readonly text: string
  /// A recipe as a file has it: what is absent takes its default.
  readonly recipe: object
}

const head = {outis: 1, kind: "recipe"}

/// Five people and what they bought (Terrovitis, Mamoulis, Kalnis 2008).
const baskets: KindExample = {
  kind: "transactions",
  file: "baskets.csv",
  text: "1;beer;diaper\n2;wine;diaper\n3;beer;wine;pregnancy test\n4;wine;pregnancy test\n5;beer\n",
  recipe: {
    ...head,
    data: {kind: "transactions", format: {layout: "persons", header: false}},
    items: {
      hierarchy: {
        kind: "groups",
        groups: [
          {label: "alcohol", values: ["beer", "wine"]},
          {label: "health care", values: ["diaper", "pregnancy test"]},
        ],
      },
    },
    models: [{model: "km-anonymity", k: 2, m: 2}],
  },
}

/// Ten people on a map of 16 by 16 (Gruteser, Grunwald 2003).
const visits: KindExample = {
  kind: "locations",
  file: "visits.csv",
  text: [
    "user,x,y",
    "u0,1,1",
    "u1,2,1",
    "u2,1,2",
    "u3,3,3",
    "u4,6,6",
    "u5,7,7",
    "u6,6,7",
    "u7,14,2",
    "u8,15,15",
    "u9,9,9",
    "",
  ].join("\n"),
  recipe: {
    ...head,
    data: {kind: "locations", format: {columns: {user: "user", x: "x", y: "y"}}},
    models: [{model: "location-k-anonymity", k: 2, reciprocal: true}],
    search: {algorithm: "quad-tree", x: 0, y: 0, side: 16, smallest: 1},
  },
}

/// Eight people and who knows whom (Liu, Terzi 2008).
const friends: KindExample = {
  kind: "graph",
  file: "friends.csv",
  text: [
    "Ada;Bea",
    "Ada;Cy",
    "Ada;Dan",
    "Ada;Eve",
    "Ada;Fay",
    "Bea;Cy",
    "Bea;Dan",
    "Bea;Eve",
    "Cy;Gus",
    "Cy;Fay",
    "Dan;Hal",
    "",
  ].join("\n"),
  recipe: {
    ...head,
    data: {kind: "graph", format: {layout: "edges", header: false}},
    models: [{model: "k-degree-anonymity", k: 2}],
  },
}

export const kindExamples: readonly KindExample[] = [baskets, visits, friends]
