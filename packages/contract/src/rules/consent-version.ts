/**
 * Of the text about electronic records that residents agree to (15 USC 7001(c)). `docs/consent` has
 * the text of each version. A resident who agreed keeps the version that they agreed to.
 */
export const consentVersion = '2026-12'
