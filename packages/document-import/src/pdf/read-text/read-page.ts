import type { PDF, PDFPage } from '@libpdf/core'
import { getPageView } from '@countersign/pdf/coordinates'
import type { PreparedPage } from '../prepared-pdf.ts'
import { type Character, readCharacters } from './read-characters.ts'
import { separateRotatedText } from './separate-rotated-text.ts'
import { sortByReadingOrder } from './reading-order.ts'
import { buildParagraphs } from './build-paragraphs.ts'
import { findTextRuns } from './find-text-runs.ts'
import { inlineFormXObjects } from './inline-form-xobjects.ts'

export interface ReadPage {
  page: PreparedPage
  characters: Character[]
}

/** Changes the page, see `inlineFormXObjects`. */
export function readPage(pdf: PDF, page: PDFPage): ReadPage {
  const { width, height } = getPageView(pdf, page)
  const complete = inlineFormXObjects(pdf, page)
  const { upright, rotated } = separateRotatedText(readCharacters(pdf, page))
  const paragraphs = [...buildParagraphs(sortByReadingOrder(findTextRuns(upright))), ...rotated]

  const dollars = upright.filter(({ char }) => char === '$').map(({ rect }) => rect)

  return {
    page: {
      width,
      height,
      paragraphs,
      ...(dollars.length > 0 && { dollars }),
      ...(!complete && { incomplete: true }),
    },
    characters: upright,
  }
}

/** As of a page that is only a picture. */
export function readNothing(pdf: PDF, page: PDFPage): ReadPage {
  const { width, height } = getPageView(pdf, page)

  return { page: { width, height, paragraphs: [] }, characters: [] }
}
