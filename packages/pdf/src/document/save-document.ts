import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { type PDF, PdfArray, PdfName, PdfStream, PdfString } from '@libpdf/core'
import type { PageWriter } from '../text/page-writer.ts'

/** Saves a document and its fonts. Deterministic: the PDF library would create a random file id. */
export async function saveDocument(pdf: PDF, writer?: PageWriter): Promise<Uint8Array> {
  if (!pdf.context.info.trailer.has('ID')) {
    setFileId(pdf, 'unnamed')
  }

  writer?.embedFonts()
  compressStreams(pdf)
  return pdf.save()
}

/** Saves what has changed after the bytes that were loaded (ISO 32000-1, 7.5.6). */
export async function saveRevision(pdf: PDF, writer: PageWriter): Promise<Uint8Array> {
  writer.embedFonts()
  compressStreams(pdf)
  return pdf.save({ incremental: true })
}

/** Smaller streams do not get smaller by compression. */
const minCompressBytes = 512

/** Node's zlib is five times faster than the PDF library's own compression. */
function compressStreams(pdf: PDF): void {
  for (const [, object] of pdf.context.registry.entries()) {
    if (!(object instanceof PdfStream) || object.has('Filter')) {
      continue
    }
    const compressed = object.data.length < minCompressBytes ? undefined : deflateSync(object.data)
    if (compressed && compressed.length < object.data.length) {
      object.setData(new Uint8Array(compressed))
      object.set('Filter', PdfName.of('FlateDecode'))
    }
  }
}

/** A deterministic file id (ISO 32000-1, 14.4). */
export function setFileId(pdf: PDF, about: string): void {
  const id = createHash('sha256').update(about).digest().subarray(0, 16)

  pdf.context.info.trailer.set(
    'ID',
    PdfArray.of(new PdfString(id, 'hex'), new PdfString(id, 'hex')),
  )
}
