import type { PDF, PDFPage } from '@libpdf/core'
import { getPageView, type Rect } from '@countersign/pdf/coordinates'
import { readContent } from '../../inspect/content/read-content.ts'

export interface Character {
  char: string
  /** Visible points, origin at the lower left. */
  rect: Rect
  size: number
  bold: boolean
}

/** Characters in drawing order, without those outside of the visible page. */
export function readCharacters(pdf: PDF, page: PDFPage): Character[] {
  const view = getPageView(pdf, page)
  const unit = page.dict.getNumber('UserUnit', (ref) => pdf.getObject(ref))?.value ?? 1
  const { lines } = readContent(() => page.extractText())
  const found = lines
    .flatMap(({ spans }) => spans.flatMap(({ chars }) => chars))
    // The PDF library inserts spaces with fractional indices; word gaps are detected later instead.
    .filter(({ sequenceIndex }) => Number.isInteger(sequenceIndex))
    .sort((one, other) => (one.sequenceIndex ?? 0) - (other.sequenceIndex ?? 0))

  return found
    .map(({ char, bbox, fontSize, fontName }) => ({
      char,
      rect: view.toViewRect([bbox.x, bbox.y, bbox.x + bbox.width, bbox.y + bbox.height]),
      size: fontSize * unit,
      bold: /bold|black|heavy|semibold/i.test(fontName),
    }))
    .filter(({ rect }) => isSeen(rect, view))
}

function isSeen(rect: Rect, { width, height }: { width: number; height: number }): boolean {
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]

  return x >= 0 && y >= 0 && x <= width && y <= height
}
