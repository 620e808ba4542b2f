import { inspectPdf } from './read-pdf.ts'

/** A word as poppler finds it; in points from the upper left. Pages count from 1. */
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
