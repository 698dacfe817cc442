// The packages of the tests are those of the page, so that there is one lock file.

import { createRequire } from "node:module"
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const require = createRequire(new URL("../../../web/package.json", import.meta.url))

// Each takes most of a second to load, so that whoever drives one engine does not load the other.
export const chromium = () => require("playwright-core").chromium
export const puppeteer = () => require("puppeteer-core")

export const { build } = require("esbuild")

/** SheetJS, which writes workbooks, and reads zips. */
export const sheets = () => require("xlsx")

/** axe-core as text, to be run by `evaluate`: the policy blocks script elements. */
export const axeSource = () => readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

/** Where a family of fonts lies, for pictures of pages. */
export const fontFolder = () => join(dirname(require.resolve("dejavu-fonts-ttf/package.json")), "ttf")
