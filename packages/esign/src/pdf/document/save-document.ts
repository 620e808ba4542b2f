import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { PDF } from '@libpdf/core'
import { PdfArray, PdfName, PdfStream, PdfString } from '@libpdf/core'
import type { PageWriter } from '../text/page-writer.ts'

/**
 * Writes a document and the fonts that it was written with, so that the same content gives the same
 * bytes: the file's id would be random otherwise.
 */
export async function saveDocument(pdf: PDF, writer?: PageWriter): Promise<Uint8Array> {
  const { trailer } = pdf.context.info
  if (!trailer.has('ID')) {
    trailer.set('ID', createFileId('unnamed'))
  }

  writer?.embedFonts()
  compressStreams(pdf)
  return pdf.save()
}

/** Below this a stream does not get smaller by what it takes to say that it is packed. */
const minCompressBytes = 512

/** The library packs with JavaScript, which takes five times as long as Node's own zlib. */
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

/** A file id (ISO 32000-1, 14.4) that follows from what the file is about. */
export function createFileId(about: string): PdfArray {
  const id = createHash('sha256').update(about).digest().subarray(0, 16)
  return PdfArray.of(new PdfString(id, 'hex'), new PdfString(id, 'hex'))
}
