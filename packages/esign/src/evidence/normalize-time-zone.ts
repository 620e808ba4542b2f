/** Returns the canonical IANA name of a time zone reported by a browser; `undefined` if unknown. */
export function normalizeTimeZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined || !/^[A-Za-z0-9_+\-/]{1,64}$/.test(timeZone)) {
    return undefined
  }
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
