export interface Run {
  text: string
  bold: boolean
}

/** Stars with a space inside of them stand for themselves. */
const boldRun = /(\*\*(?! )[^*]+(?<! )\*\*)/

/** "Rent is **due** on the 1st" as runs; a pair of stars that never closes is plain text. */
export function splitBold(text: string): Run[] {
  return text
    .split(boldRun)
    .filter((part) => part !== '')
    .map((part) =>
      part.length > 4 && boldRun.test(part)
        ? { text: part.slice(2, -2), bold: true }
        : { text: part, bold: false },
    )
}
