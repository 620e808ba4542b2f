/** For a text that wraps in its box, but has no line breaks of its own. */
export function toOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
