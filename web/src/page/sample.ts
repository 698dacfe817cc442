/// A table to try the page with: 5,000 patients who never lived.
///
/// The same bytes in every browser and every build: all chance comes from one
/// seeded generator, and only integer arithmetic and division are used. Areas,
/// ages, occupations and diagnoses hang together as they do in life, so that
/// coarsening has something to weigh: most postcodes hold too few people to hide
/// in, a few hold hundreds.

const patients = 5_000
const seed = 20_240_229
/// Ages are counted back from this year.
const year = 2024

const women = [
  "Anna Maria Elena Laura Sofia Julia Lena Emma Mia Hannah Clara Ida Ella Marie Nora Eva Sara Lea",
  "Amelie Johanna Paula Greta Helga Ingrid Ursula Renate Monika Gisela Karin Petra Sabine Claudia",
  "Susanne Birgit Aylin Fatma Zeynep Olga Irina Agnieszka",
].flatMap(line => line.split(" "))
const men = [
  "Paul Jonas Leon Finn Elias Noah Ben Felix Max Emil Jakob Anton Oskar Theo Karl Moritz David Samuel",
  "Luca Jan Peter Hans Klaus Jürgen Wolfgang Dieter Manfred Uwe Bernd Thomas Andreas Stefan Michael",
  "Martin Mehmet Ali Emre Ivan Dmitri Piotr",
].flatMap(line => line.split(" "))
const families = [
  "Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein",
  "Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause Lehmann",
  "Köhler Maier Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Vogel Schubert Winkler",
  "Lorenz Baumann Franke Albrecht Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Jansen",
  "Stein Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Dietrich Ziegler Kuhn Pohl Engel",
  "Horn Busch Bergmann Yılmaz Kaya Demir Novak Kowalski Popov",
].flatMap(line => line.split(" "))

/// Choices, each with how often it is taken against the others.
type Weighted = readonly (readonly [choice: string, weight: number])[]

/// The first three digits of a postcode: two cities, their surroundings, the country.
const areas: Weighted = [
  ["816", 24],
  ["817", 19],
  ["812", 13],
  ["904", 17],
  ["907", 10],
  ["853", 7],
  ["857", 6],
  ["831", 5],
]
/// The last two digits; how many of them an area uses grows with its weight.
const endings = ["67", "69", "71", "75", "25", "29", "31", "37", "41", "43", "47", "53", "79", "83"]

const small: Weighted = [["not yet at school", 1]]
const children: Weighted = [["pupil", 1]]
const young: Weighted = [
  ["student", 9],
  ["apprentice", 6],
  ["sales assistant", 4],
  ["nurse", 2],
  ["electrician", 2],
  ["unemployed", 1],
]
const working: Weighted = [
  ["office clerk", 15],
  ["sales assistant", 11],
  ["nurse", 9],
  ["teacher", 8],
  ["engineer", 8],
  ["electrician", 6],
  ["driver", 6],
  ["cook", 5],
  ["cleaner", 5],
  ["software developer", 5],
  ["unemployed", 5],
  ["carer at home", 4],
  ["farmer", 3],
  ["physician", 3],
  ["lawyer", 2],
  ["judge", 1],
  ["pilot", 1],
]
const retired: Weighted = [
  ["retired", 30],
  ["farmer", 1],
  ["physician", 1],
]

const diagnosesOfTheYoung: Weighted = [
  ["bronchitis", 14],
  ["otitis", 11],
  ["asthma", 9],
  ["fracture", 9],
  ["tonsillitis", 8],
  ["gastroenteritis", 8],
  ["atopic eczema", 6],
  ["type 1 diabetes", 2],
  ["epilepsy", 1],
  ["leukaemia", 1],
]
const diagnosesOfAdults: Weighted = [
  ["back pain", 18],
  ["bronchitis", 12],
  ["hypertension", 11],
  ["depression", 10],
  ["gastritis", 8],
  ["fracture", 7],
  ["migraine", 7],
  ["asthma", 5],
  ["type 2 diabetes", 5],
  ["anxiety disorder", 4],
  ["hepatitis C", 1],
  ["HIV infection", 1],
  ["breast cancer", 2],
  ["multiple sclerosis", 1],
]
const diagnosesOfTheOld: Weighted = [
  ["hypertension", 24],
  ["type 2 diabetes", 14],
  ["arthrosis", 12],
  ["heart failure", 11],
  ["COPD", 8],
  ["back pain", 8],
  ["stroke", 6],
  ["dementia", 6],
  ["fracture", 5],
  ["colon cancer", 3],
  ["prostate cancer", 2],
  ["Parkinson's disease", 2],
]

/// How many in a thousand are in each five years of age from 0, as in an old country. The
/// last stands for 90 to 95.
const ages: Weighted = [47, 47, 45, 46, 53, 60, 64, 67, 62, 58, 66, 80, 80, 66, 56, 47, 42, 27, 11].map((weight, i) => [
  String(i * 5),
  weight,
])

/// The sample as a file, as if it had been dropped on the page.
export function samplePatients(): File {
  return new File([samplePatientsText()], "patients.csv", {type: "text/csv"})
}

/// The text of the sample: a header and one line per patient.
export function samplePatientsText(): string {
  const chance = mulberry32(seed)
  const below = (limit: number): number => Math.floor(chance() * limit)
  const oneOf = (choices: readonly string[]): string => choices[below(choices.length)] ?? ""
  const pick = (choices: Weighted): string => {
    let left = below(choices.reduce((sum, [, weight]) => sum + weight, 0))
    for (const [choice, weight] of choices) if ((left -= weight) < 0) return choice
    return ""
  }
  const gap = (perThousand: number, value: string): string => (below(1000) < perThousand ? "" : value)

  const lines = ["record;name;born;postcode;sex;occupation;diagnosis"]
  for (let record = 1; record <= patients; record++) {
    const sex = below(1000) < 518 ? "female" : "male"
    const name = `${oneOf(sex === "female" ? women : men)} ${oneOf(families)}`
    const age = Number(pick(ages)) + below(5) + (below(60) === 0 ? 1 : 0)
    const born = date(year - age, 1 + below(12), chance)
    const area = pick(areas)
    const used = Math.min(endings.length, 3 + Math.floor((areas.find(([prefix]) => prefix === area)?.[1] ?? 0) / 2))
    // The smaller of two draws, so that the first endings of an area are the crowded ones.
    const postcode = area + (endings[Math.min(below(used), below(used))] ?? "")
    const occupation = pick(age < 6 ? small : age < 17 ? children : age < 25 ? young : age < 66 ? working : retired)
    const diagnosis = pick(age < 18 ? diagnosesOfTheYoung : age < 60 ? diagnosesOfAdults : diagnosesOfTheOld)
    lines.push([record, name, born, gap(6, postcode), sex, gap(9, occupation), gap(4, diagnosis)].join(";"))
  }
  return lines.join("\r\n") + "\r\n"
}

/// A day of the month as `dd.mm.yyyy`.
function date(year: number, month: number, chance: () => number): string {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  const two = (n: number): string => String(n).padStart(2, "0")
  return `${two(1 + Math.floor(chance() * days))}.${two(month)}.${year}`
}

/// Tommy Ettinger's mulberry32: 32 bits of state, numbers from 0 up to 1.
function mulberry32(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
