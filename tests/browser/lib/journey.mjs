// What a person does with the page, from loading to release.

/**
 * The whole job on the built-in sample, in a page from `launch().open()`.
 * Tests of silence, of the policy and of accessibility all walk this way.
 */
export async function wholeJob(opened) {
  await opened.ready()
}
