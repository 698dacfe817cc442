// What a person does with the page, from loading to release.

/**
 * The whole job on the built-in sample, in a page from `launch().open()`.
 * Tests of silence, of the policy and of accessibility all walk this way;
 * `at` is called with the name of each step when there is something to see.
 */
export async function wholeJob(opened, at = async () => {}) {
  const { page } = opened
  const seen = selector => opened.wait(wanted => document.querySelector(wanted) !== null, selector)
  // Each step's one action stands at the same place and leads on.
  const next = () => page.click(".action .primary")

  await opened.ready()
  await seen("load-step .drop")
  await at("start")
  await page.click("[data-why=sample] button")
  await seen("load-step .facts")
  await at("load")
  await next()
  await seen("describe-step column-row")
  await page.click("describe-step .disclose")
  await seen("describe-step .level")
  await at("describe")
  await next()
  await seen("protect-step class-size-chart")
  await at("protect")
  await next()
  await seen("find-step .found-levels")
  await at("find")
  await next()
  await seen("compare-step record-table")
  await at("compare")
  await next()
  await seen("release-step .will")
  await at("release")
  await next()
  await seen("release-step .checklist")
  await at("written")
}
