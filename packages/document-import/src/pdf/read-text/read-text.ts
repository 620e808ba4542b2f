import type { PDF } from '@libpdf/core'
import { getPageView, type PageView } from '@countersign/pdf/coordinates'
import { readNumberEntry } from '@countersign/pdf/resolve'
import { readPages } from '../../inspect/open/read-pages.ts'
import type { PreparedPage } from '../prepared-pdf.ts'
import { type Character, readCharacters } from './read-characters.ts'
import { separateRotatedText } from './separate-rotated-text.ts'
import { sortByReadingOrder } from './reading-order.ts'
import { buildParagraphs } from './build-paragraphs.ts'
import { findTextRuns } from './find-text-runs.ts'

export interface ReadPage {
  page: PreparedPage
  characters: Character[]
}

/** Of a file and its bytes; of pages that are left out nothing is read, as if they were pictures. */
export async function readText(
  pdf: PDF,
  bytes: Uint8Array,
  leftOut: readonly number[] = [],
): Promise<ReadPage[]> {
  const pages = pdf.getPages()
  const units = pages.map(({ dict }) => readNumberEntry(pdf, dict, 'UserUnit') ?? 1)
  const views = pages.map((page) => getPageView(pdf, page))
  const read = await readPages(bytes, units, (pdfium, open) => {
    const view = views[open.index]
    const isRead = view && !leftOut.includes(open.index + 1)
    return isRead ? [[open.index, readCharacters(pdfium, open, view)] as const] : []
  })
  const characters = new Map(read)

  return views.map((view, index) => toReadPage(view, characters.get(index) ?? []))
}

function toReadPage({ width, height }: PageView, characters: readonly Character[]): ReadPage {
  const { upright, rotated } = separateRotatedText(characters)
  const paragraphs = [...buildParagraphs(sortByReadingOrder(findTextRuns(upright))), ...rotated]

  const dollars = upright.filter(({ char }) => char === '$').map(({ rect }) => rect)

  return {
    page: { width, height, paragraphs, ...(dollars.length > 0 && { dollars }) },
    characters: upright,
  }
}
