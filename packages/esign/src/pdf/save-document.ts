import { createHash } from 'node:crypto'
import type { PDF } from '@libpdf/core'
import { PdfArray, PdfString } from '@libpdf/core'
import type { Pens } from './pens.ts'

/**
 * Writes a document out so that the same content gives the same bytes. Two things are random
 * otherwise: the file's id, and the six letters that name a subset font.
 */
export async function saveDocument(pdf: PDF, pens?: Pens): Promise<Uint8Array> {
  const { trailer } = pdf.context.info
  if (!trailer.has('ID')) {
    trailer.set('ID', fileId('unnamed'))
  }

  const bytes = await pdf.save({ subsetFonts: true })
  for (const font of pens?.used() ?? []) {
    const glyphs = createHash('sha256').update(font.getUsedGlyphIds().join(' ')).digest()
    const letters = [...glyphs.subarray(0, 6)].map((byte) => String.fromCharCode(65 + (byte % 26)))
    replaceName(bytes, `/${font.subsetTag}+`, `/${letters.join('')}+`)
  }
  return bytes
}

/** A file id (ISO 32000-1, 14.4) that follows from what the file is about. */
export function fileId(about: string): PdfArray {
  const id = createHash('sha256').update(about).digest().subarray(0, 16)
  return PdfArray.of(new PdfString(id, 'hex'), new PdfString(id, 'hex'))
}

/** Font names stand in the open in the file; both are of one length, so no offset moves. */
function replaceName(bytes: Uint8Array, from: string, to: string): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = view.indexOf(from); at >= 0; at = view.indexOf(from, at + 1)) {
    view.write(to, at)
  }
}
