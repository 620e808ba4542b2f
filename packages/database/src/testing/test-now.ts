/** When the rows of tests were made, where a test does not say. */
export const testNow = new Date('2026-03-02T17:00:00.000Z')
