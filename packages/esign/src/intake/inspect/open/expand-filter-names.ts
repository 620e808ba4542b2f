import { PdfArray, PdfName, PdfStream } from '@libpdf/core'
import type { PDF, PdfDict } from '@libpdf/core'
import { listFilters } from '../content/resolve.ts'

/** Allowed in inline images only (ISO 32000-1, table 94), but readers accept them everywhere. */
const fullNames = new Map([
  ['AHx', 'ASCIIHexDecode'],
  ['A85', 'ASCII85Decode'],
  ['LZW', 'LZWDecode'],
  ['Fl', 'FlateDecode'],
  ['RL', 'RunLengthDecode'],
  ['CCF', 'CCITTFaxDecode'],
  ['DCT', 'DCTDecode'],
])

/** Writes the full names of filters into the streams, in place. */
export function expandFilterNames(pdf: PDF, dicts: readonly PdfDict[]): void {
  for (const stream of dicts) {
    const filters = stream instanceof PdfStream ? listFilters(pdf, stream) : []
    if (filters.some((name) => fullNames.has(name))) {
      const names = filters.map((name) => PdfName.of(fullNames.get(name) ?? name))
      stream.set('Filter', new PdfArray(names))
    }
  }
}
