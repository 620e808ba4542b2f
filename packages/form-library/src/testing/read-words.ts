import { inspectPdf } from './read-pdf.ts'

/** A word as poppler finds it, in points from the top left. Pages count from 1. */
export interface WordInPdf {
  page: number
  x1: number
  y1: number
  x2: number
  y2: number
  text: string
}

const box = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*)<\/word>/

export function readWords(pdf: Uint8Array): WordInPdf[] {
  return inspectPdf(pdf, 'pdftotext', '-bbox')
    .split('<page ')
    .slice(1)
    .flatMap((lines, index) => lines.split('\n').flatMap((line) => toWord(line, index + 1)))
}

function toWord(line: string, page: number): WordInPdf[] {
  const found = box.exec(line)
  if (!found) {
    return []
  }

  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = found.slice(1, 5).map(Number)
  return [{ page, x1, y1, x2, y2, text: found[5] ?? '' }]
}

/** In a margin that must stay free, or beyond the page. */
export function isOffThePage({ x1, x2, y1, y2 }: WordInPdf): boolean {
  return x1 < 54 || x2 > 558 || y1 < 30 || y2 > 745
}

/** Pairs of words that are printed over each other. */
export function overlappingWords(words: WordInPdf[]): string[] {
  return [...Map.groupBy(words, ({ page }) => page)].flatMap(([page, onPage]) =>
    onPage.flatMap((a, index) =>
      onPage
        .slice(index + 1)
        .filter((b) => overlap(a, b))
        .map((b) => `page ${page}: ${a.text} and ${b.text}`),
    ),
  )
}

/** Compares the middle of the boxes: they are as tall as the font, so those of tight lines touch. */
function overlap(a: WordInPdf, b: WordInPdf): boolean {
  if (a.x1 + 1 >= b.x2 || b.x1 + 1 >= a.x2) {
    return false
  }
  const [[aTop, aEnd], [bTop, bEnd]] = [middle(a), middle(b)]

  return aTop < bEnd && bTop < aEnd
}

function middle({ y1, y2 }: WordInPdf): [number, number] {
  const inset = 0.35 * (y2 - y1)

  return [y1 + inset, y2 - inset]
}
