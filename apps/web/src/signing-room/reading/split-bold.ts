export interface Run {
  text: string
  bold: boolean
}

/** "Rent is **due** on the 1st" as runs; a pair of stars that never closes is plain text. */
export function splitBold(text: string): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\*\*[^*]+\*\*$/.test(part)
        ? { text: part.slice(2, -2), bold: true }
        : { text: part, bold: false },
    )
}
