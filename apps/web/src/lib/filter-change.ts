/** The page is drawn at once, so that the next change of a filter begins with this one. */
export const filterChange = { preventScrollReset: true, flushSync: true }
