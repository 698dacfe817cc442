// Writes the notices of a program as one text: node web/notices-of.mjs CRATES.json NOTICES.txt

import { readFile, writeFile } from "node:fs/promises"
import { notices, plain } from "./notices.mjs"

const [crates, target] = process.argv.slice(2)
await writeFile(target, plain(await notices(JSON.parse(await readFile(crates, "utf8")))))
