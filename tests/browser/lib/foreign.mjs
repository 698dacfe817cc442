// Files as offices write them, about nobody: other languages, separators, encodings and columns than
// those of the page's own sample.

/** Chance that is the same every time: a whole number below `limit`. */
function chance(seed) {
  let state = seed
  return limit => {
    state = (state * 48271) % 2147483647
    return state % limit
  }
}

const digits = (number, width) => String(number).padStart(width, "0")

/** A German hospital's cases: dates of birth, postcodes of which some begin with 0, diagnoses, costs. */
function patients() {
  const below = chance(42)
  const one = list => list[below(list.length)]
  const header = "Fallnr;Nachname;Vorname;Geb.datum;Geschlecht;PLZ;Aufnahme;Hauptdiagnose;Kosten"
  const postcodes = ["04109", "04275", "04317", "01067", "01309", "09111", "06108", "99084", "10115", "12043"]
  const illnesses = ["I10.90", "E11.90", "J45.9", "M54.5", "F32.1", "K29.7", "I25.1", "C50.9", "N18.3", "S72.0"]
  const records = Array.from({ length: 1800 }, (_, i) => {
    const born = `${digits(1 + below(28), 2)}.${digits(1 + below(12), 2)}.${1932 + below(74)}`
    const came = `${digits(1 + below(28), 2)}.${digits(1 + below(12), 2)}.${2023 + below(2)}`
    const name = [one(["Müller", "Schmidt", "Weber", "Krause", "Lehmann"]), one(["Anna", "Jonas", "Ute", "Karl"])]
    const cost = `${300 + below(17_700)},${digits(below(100), 2)}`
    return [700_000 + i, ...name, born, one(["m", "w"]), one(postcodes), came, one(illnesses), cost].join(";")
  })
  return { name: "patienten.csv", bytes: Buffer.from(`${[header, ...records].join("\r\n")}\r\n`) }
}

/** A shop's customers in English: mail addresses, countries as codes, incomes. */
function customers() {
  const below = chance(43)
  const one = list => list[below(list.length)]
  const header = "customer_id,email,dob,gender,country,annual_income,segment,churned"
  const countries = ["DE", "FR", "GB", "US", "IT", "ES", "PL", "NL", "AT", "CH", "SE", "DK"]
  const records = Array.from({ length: 2500 }, (_, i) => {
    const born = `${1945 + below(58)}-${digits(1 + below(12), 2)}-${digits(1 + below(28), 2)}`
    const others = [one(["female", "male", "other"]), one(countries), 1000 * (12 + below(148))]
    const last = [one(["gold", "silver", "bronze"]), one(["yes", "no"])]
    return [`C${10_000 + i}`, `user${i}@mail${below(9)}.example`, born, ...others, ...last].join(",")
  })
  return { name: "customers.csv", bytes: Buffer.from(`${[header, ...records].join("\n")}\n`) }
}

/** A French school's pupils in windows-1252: first names, ages, postcodes, forms, marks with commas. */
function pupils() {
  const below = chance(44)
  const one = list => list[below(list.length)]
  const header = "Nom;Prénom;Âge;Sexe;Code postal;Classe;Boursier;Moyenne"
  const postcodes = ["75011", "75012", "75020", "69003", "69007", "13001", "31000", "31400", "33000"]
  const forms = ["6e", "5e", "4e", "3e", "2nde", "1re", "Tle", "Tle"]
  const records = Array.from({ length: 900 }, () => {
    const age = below(8)
    const who = [one(["Martin", "Bernard", "Dubois", "Petit"]), one(["Léa", "Hugo", "Chloé", "Lucas"]), 11 + age]
    const form = `${forms[age]} ${one(["A", "B", "C"])}`
    return [...who, one(["F", "M"]), one(postcodes), form, one(["oui", "non"]), `${4 + below(15)},${below(10)}`].join(
      ";",
    )
  })
  return { name: "eleves.csv", bytes: Buffer.from(`${[header, ...records].join("\r\n")}\r\n`, "latin1") }
}

/** A clinic's staff in English: titles of work and words for education, few and many of each. */
export function staff() {
  const below = chance(45)
  const often = list => list[Math.min(below(list.length), below(list.length))]
  const header = "staff_no,name,job_title,department,date_of_birth,sex,highest_qualification,started,hours,salary"
  const titles = [
    ["Staff Nurse", "Nursing"],
    ["Healthcare Assistant", "Nursing"],
    ["Cleaner", "Estates"],
    ["Medical Secretary", "Office"],
    ["Porter", "Estates"],
    ["Midwife", "Maternity"],
    ["Radiographer", "Imaging"],
    ["Pharmacist", "Pharmacy"],
    ["Data Analyst", "Office"],
    ["Electrician", "Estates"],
    ["Sonographer", "Imaging"],
    ["Chaplain", "Office"],
  ]
  const education = ["Diploma", "Bachelor's degree", "A level", "GCSE", "Master's degree", "Doctorate"]
  const records = Array.from({ length: 800 }, (_, i) => {
    const born = `${1957 + below(48)}-${digits(1 + below(12), 2)}-${digits(1 + below(28), 2)}`
    const [title, department] = often(titles)
    const name = `${often(["Smith", "Patel", "Jones", "Khan"])} ${often(["Amy", "Brian", "Esther", "Imran"])}`
    const started = `${2000 + below(25)}-${digits(1 + below(12), 2)}-01`
    const others = [often(["F", "M"]), often(education), started, often(["37.5", "30", "22.5", "15"])]
    return [`N${4000 + i}`, name, title, department, born, ...others, 21_000 + 1300 * below(24)].join(",")
  })
  return { name: "staff.csv", bytes: Buffer.from(`${[header, ...records].join("\n")}\n`) }
}

/** All of them that every journey is tried with. */
export const foreign = [patients(), customers(), pupils()]
