import type { PDF, PDFPage, PdfDict, PdfStream } from '@libpdf/core'
import { countContentErrors } from './count-content-errors.ts'
import { decodeContent } from './read-content.ts'
import { isDrawing, listPageContent } from './resolve.ts'

/** Larger content is checked no further: those are drawings, and checking takes time. */
const maxCheckedCharacters = 16 * 2 ** 20

export interface DamagedContent {
  /** Pages, from 1, of whose own content a part cannot be read. */
  pages: number[]
  /** Drawings inside of pages of which a part cannot be read. */
  drawings: number
}

/**
 * What readers skip in silence because it is not written as the standard says. Throws `InspectionError`
 * for page content that cannot be decoded. The content was measured before.
 */
export function findDamagedContent(
  pdf: PDF,
  pages: readonly PDFPage[],
  dicts: readonly PdfDict[],
): DamagedContent {
  let left = maxCheckedCharacters
  const isDamaged = (streams: readonly PdfStream[]): boolean => {
    const text = streams.map((stream) => decodeContent(stream)).join('\n')
    left -= text.length
    return left >= 0 && countContentErrors(text) > 0
  }

  return {
    pages: pages
      .filter((page) => isDamaged(listPageContent(pdf, page.dict)))
      .map(({ index }) => index + 1),
    drawings: dicts.filter((dict) => isDrawing(pdf, dict) && isDamaged([dict])).length,
  }
}
