// The page's own sample, from its source.

import { load } from "../../../web/test/load.mjs"

/** The text of the file that the page calls patients.csv. */
export async function sample() {
  const { samplePatientsText } = await load("page/sample.ts")
  return samplePatientsText()
}
