import { PDF } from '@libpdf/core'
import { removeHiddenLayers } from '@countersign/pdf/layers/remove-hidden-layers'
import type { PreparedPage } from '../prepared-pdf.ts'
import { readPage } from './read-page.ts'

/**
 * The text of a stored upload as it is printed. Uploads from before 2026-11 still have their hidden
 * layers, and `pages` the words on them; merging removes these layers.
 */
export async function readPrintedPages(
  bytes: Uint8Array,
  pages: readonly PreparedPage[],
): Promise<readonly PreparedPage[]> {
  const pdf = await PDF.load(bytes)
  if (removeHiddenLayers(pdf).names.length === 0) {
    return pages
  }

  const printed = await PDF.load(await pdf.save())
  return printed.getPages().map((page) => readPage(printed, page).page)
}
