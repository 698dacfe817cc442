/// A small made-up file of each kind, with its recipe: the examples of `docs/sets.md`, `docs/places.md`,
/// `docs/graph.md` and `docs/queries.md`. Their words stand in `locales/` as `example-…`.

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

/// Ten people and what they searched for (made up, of the shape of logs that were published).
const searches: KindExample = {
  kind: "queries",
  file: "searches.csv",
  text: [
    "user,query,clicked,time",
    "0001,181 Park Ave.,maps.google.com,2006-02-01 11:02",
    "0001,Pizza,pizzahut.com,2006-02-01 15:17",
    "0001,rionda,honda.com,2006-02-02 18:25",
    "0001,Pregnancy test,medicinenet.com/pregnancy,2006-02-05 21:39",
    "0001,Jobs,linkedin.com,2006-03-01 13:08",
    "0002,pizza,pizzahut.com,2006-02-01 18:40",
    "0002,pizza hut,pizzahut.com,2006-02-03 18:02",
    "0002,jobs,linkedin.com,2006-02-07 09:12",
    "0002,resume tips,linkedin.com,2006-02-07 09:40",
    "0003,pizza,pizzahut.com,2006-02-04 19:30",
    "0003,pizza,,2006-02-11 19:31",
    "0003,jobs,linkedin.com,2006-02-12 10:00",
    "0003,anna schmidt boston,linkedin.com/in/anna-schmidt,2006-02-12 10:20",
    "0004,pizza,pizzahut.com,2006-02-14 20:15",
    "0004,jobs,linkedin.com,2006-02-15 08:05",
    "0004,pregnancy test,medicinenet.com/pregnancy,2006-02-16 22:50",
    "0005,Sun,sun.com,2006-02-02 10:11",
    "0005,Solaris System,sun.com,2006-02-02 10:15",
    "0005,cheap flights,expedia.com,2006-02-20 21:00",
    "0006,sun,sun.com,2006-02-03 14:00",
    "0006,Sun Unix server,sun.com,2006-02-03 14:10",
    "0006,cheap flights,expedia.com,2006-02-21 12:30",
    "0007,Sun Inc.,sun.com,2006-02-05 09:00",
    "0007,sun,sun.com,2006-02-05 09:30",
    "0007,cheap flights,expedia.com,2006-02-22 19:45",
    "0008,Sun,en.wikipedia.org/wiki/Sun,2006-02-08 16:20",
    "0008,Solar System,en.wikipedia.org/wiki/Sun,2006-02-08 16:25",
    "0008,weather,weather.com,2006-02-08 17:00",
    "0009,solar system,en.wikipedia.org/wiki/Sun,2006-02-09 16:00",
    "0009,sun,en.wikipedia.org/wiki/Sun,2006-02-09 16:05",
    "0009,weather,weather.com,2006-02-10 07:30",
    "0010,solar system,en.wikipedia.org/wiki/Sun,2006-02-10 15:00",
    "0010,sun,en.wikipedia.org/wiki/Sun,2006-02-10 15:02",
    "0010,weather 90210,weather.com,2006-02-11 07:00",
    "0010,my diary zorblax,blog.example/zorblax,2006-02-11 23:00",
    "",
  ].join("\n"),
  recipe: {
    ...head,
    data: {kind: "queries", format: {columns: {user: "user", query: "query", address: "clicked", time: "time"}}},
    models: [{model: "query-k-anonymity", k: 3}],
  },
}

export const kindExamples: readonly KindExample[] = [baskets, visits, friends, searches]
