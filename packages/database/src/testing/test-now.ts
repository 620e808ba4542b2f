/** The default creation time of rows in tests. */
export const testNow = new Date('2026-03-02T17:00:00.000Z')
