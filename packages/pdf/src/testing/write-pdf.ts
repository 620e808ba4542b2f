/** Objects by number, from 1. */
export interface PdfParts {
  objects: PdfPart[]
  /** In addition to Size and Root; Root is object 1 by default. */
  trailer?: string
  version?: string
}

/** The body of an object, or a stream with its dictionary entries except Length. */
export type PdfPart = string | { dict: string; data: Uint8Array | string; length?: number | string }

/** Writes a PDF object by object, so that tests can create malformed files. */
export function writePdf({ objects, trailer = '', version = '1.7' }: PdfParts): Buffer {
  const chunks: Buffer[] = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')]
  const offsets: number[] = []
  let at = chunks[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const chunk = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body(object), endobj])
    offsets.push(at)
    chunks.push(chunk)
    at += chunk.length
  }
  chunks.push(Buffer.from(table(offsets, at, trailer)))
  return Buffer.concat(chunks)
}

const endobj = Buffer.from('\nendobj\n')

export function body(part: PdfPart): Buffer {
  if (typeof part === 'string') {
    return Buffer.from(part, 'latin1')
  }
  const data = Buffer.from(part.data)
  const head = `<< ${part.dict} /Length ${part.length ?? data.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream')])
}

function table(offsets: number[], at: number, trailer: string): string {
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const root = trailer.includes('/Root') ? '' : '/Root 1 0 R'
  return `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${offsets.length + 1} ${root} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`
}

export interface SmallPdf {
  /** Added to the catalog, to the page, or after the first five objects. */
  catalog?: string
  page?: string
  objects?: PdfPart[]
  trailer?: string
  content?: PdfPart
}

/**
 * A US Letter page with one line of text. Objects: 1 catalog, 2 pages, 3 page, 4 content, 5 font.
 */
export function smallPdf(more: SmallPdf = {}): Buffer {
  const words = 'BT /F1 12 Tf 72 700 Td (Lease of Maria Lopez) Tj ET'
  return writePdf({
    trailer: more.trailer,
    objects: [
      `<< /Type /Catalog /Pages 2 0 R ${more.catalog ?? ''} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R ${boxed(more.page)} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${more.page ?? ''} >>`,
      more.content ?? { dict: '', data: words },
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...(more.objects ?? []),
    ],
  })
}

function boxed(page = ''): string {
  return page.includes('/MediaBox') ? '' : '/MediaBox [0 0 612 792]'
}
