import type { PDF, PDFPage } from '@libpdf/core'
import { viewOf } from '../../../pdf/coordinates.ts'
import type { PreparedPage } from '../prepared-pdf.ts'
import { readCharacters } from './read-characters.ts'
import type { Character } from './read-characters.ts'
import { partTurned } from './separate-rotated-text.ts'
import { inReadingOrder } from './reading-order.ts'
import { toParagraphs } from './build-paragraphs.ts'
import { toStretches } from './find-text-runs.ts'
import { unfoldForms } from './inline-form-xobjects.ts'

export interface ReadPage {
  page: PreparedPage
  /** All that is written along the lines of the page. */
  characters: Character[]
}

/** What a page says, in reading order. The page may be taken apart for it: give one that is not kept. */
export function readPage(pdf: PDF, page: PDFPage): ReadPage {
  const { width, height } = viewOf(pdf, page)
  const whole = unfoldForms(pdf, page)
  const { upright, turned } = partTurned(readCharacters(pdf, page))
  const paragraphs = [...toParagraphs(inReadingOrder(toStretches(upright))), ...turned]

  const dollars = upright.filter(({ char }) => char === '$').map(({ rect }) => rect)

  return {
    page: {
      width,
      height,
      paragraphs,
      ...(dollars.length > 0 && { dollars }),
      ...(!whole && { incomplete: true }),
    },
    characters: upright,
  }
}
