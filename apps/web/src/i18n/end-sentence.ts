/** A name such as "Maple Homes, Inc." brings its own period. */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
