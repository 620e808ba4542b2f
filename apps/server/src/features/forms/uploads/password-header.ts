/** A header carries a password in percent encoding; one that is not so encoded is taken as it is. */
export function passwordIn(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header
  if (text === undefined || text === '') {
    return undefined
  }

  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
