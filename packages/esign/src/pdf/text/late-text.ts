import { ops } from '@libpdf/core'
import type { PDF } from '@libpdf/core'
import { fillReserved } from '../structure/structure.ts'
import type { ReservedContent } from '../structure/structure.ts'
import type { TextStyle } from './choose-face.ts'
import { createPageWriter, showReserved } from './page-writer.ts'
import type { ReservedFont } from './page-writer.ts'
import type { Line } from './shape-line.ts'

/**
 * A place on a page for text that is written after the page was copied into another document and saved
 * there.
 */
export interface LateText {
  key: string
  /** Index of the page in the document. */
  page: number
  /** Where its lines start, in points from the lower left. */
  lines: { x: number; y: number }[]
  style: TextStyle
  size: number
  color: readonly [red: number, green: number, blue: number]
  font: ReservedFont
  content: ReservedContent
}

/**
 * Writes the texts into their places. `lines` gives as many lines for a key as were reserved; a text
 * with characters beyond ASCII brings its own font.
 */
export function writeLateTexts(
  pdf: PDF,
  places: readonly LateText[],
  lines: (place: LateText) => readonly Line[],
): void {
  const writer = createPageWriter(pdf)
  for (const [index, onPage] of Map.groupBy(places, ({ page }) => page)) {
    const page = pdf.getPage(index)
    page?.drawOperators(
      onPage.flatMap((place) =>
        fillReserved(place.content, [
          ops.setNonStrokingRGB(...place.color),
          ...lines(place).flatMap((text, at) => {
            const line = { text, size: place.size, x: 0, y: 0, ...place.lines[at] }
            return (
              showReserved(place.font, line) ??
              writer.writeLine(page, { ...line, style: place.style })
            )
          }),
        ]),
      ),
    )
  }
  writer.embedFonts()
}
