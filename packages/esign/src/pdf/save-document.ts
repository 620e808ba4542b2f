import { createHash } from 'node:crypto'
import type { PDF } from '@libpdf/core'
import { PdfArray, PdfString } from '@libpdf/core'
import type { Pens } from './pens.ts'

/**
 * Writes a document and the fonts that it was written with, so that the same content gives the same
 * bytes: the file's id would be random otherwise.
 */
export async function saveDocument(pdf: PDF, pens?: Pens): Promise<Uint8Array> {
  const { trailer } = pdf.context.info
  if (!trailer.has('ID')) {
    trailer.set('ID', fileId('unnamed'))
  }

  pens?.finish()
  return pdf.save()
}

/** A file id (ISO 32000-1, 14.4) that follows from what the file is about. */
export function fileId(about: string): PdfArray {
  const id = createHash('sha256').update(about).digest().subarray(0, 16)
  return PdfArray.of(new PdfString(id, 'hex'), new PdfString(id, 'hex'))
}
