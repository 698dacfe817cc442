// Where names may be broken.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { syllables } = await load("page/syllables.ts")

test("words are parted first, and only long ones between syllables", () => {
  const cases = {
    "diastolic_blood_pressure_mmHg": "diastolic_|blood_|pressure_|mm|Hg",
    "maritalStatus": "marital|Status",
    "native-country": "native-|country",
    "Staatsangehörigkeit": "Staat|san|ge|hö|rig|keit",
    "Psychotherapiesitzung": "Psy|cho|the|ra|pie|sit|zung",
    "measurement17": "measurement|17",
    "adult_hierarchy_race.csv": "adult_|hierarchy_|race.|csv",
    "Verweildauer (Tage)": "Verweildauer |(Tage)",
    "x": "x",
    "": "",
  }
  for (const [name, parted] of Object.entries(cases)) assert.equal(syllables(name).join("|"), parted)
})

test("put together the parts are the name, whatever it is written in", () => {
  const names = [
    "квартира и дом",
    "国籍の国籍の国籍の国籍の国籍の",
    "\u2068العمرالعمرالعمرالعمر\u2069",
    "__--__",
    "ÆØÅæøåÆØÅæøå",
    "b".repeat(400),
  ]
  for (const name of names) assert.equal(syllables(name).join(""), name)
})
