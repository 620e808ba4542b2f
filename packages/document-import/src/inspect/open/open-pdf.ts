import { PDF, PdfArray, type PdfDict, PdfStream } from '@libpdf/core'
import { resolveObject } from '@countersign/pdf/resolve'
import { InspectionError } from '../inspection-error.ts'
import type { Encryption } from '../inspection.ts'
import type { InspectionLimits } from '../limits.ts'
import { findPdfHeader } from './detect-file-type.ts'
import { flattenPageTree } from './flatten-page-tree.ts'
import { openWithPdfium } from './open-with-pdfium.ts'
import { walkPages } from './walk-pages.ts'

export interface OpenedPdf {
  /** Decrypted, with the pages in the order in which readers show them. */
  pdf: PDF
  encryption: Encryption
  /** The end of the file does not lead to its list of objects, so PDFium searched for them. */
  repaired: boolean
  /** Bytes before the header. */
  junk: number
  /** The page tree violated the standard. */
  irregular: boolean
}

/** Opens a file if no page is lost; otherwise throws `InspectionError`. */
export async function openPdf(
  bytes: Uint8Array,
  { password, limits }: { password?: string; limits: InspectionLimits },
): Promise<OpenedPdf> {
  if (bytes.length > limits.bytes) {
    const maxMegabytes = Math.floor(limits.bytes / 2 ** 20)
    throw new InspectionError(
      'too-large',
      `The file is larger than ${maxMegabytes} MB. Choose a smaller one.`,
    )
  }
  const junk = findPdfHeader(bytes)
  const opened = await openWithPdfium(bytes, { password, maxPages: limits.pages })

  return {
    ...(await openRewritten(opened.bytes, limits)),
    encryption: opened.encryption,
    repaired: !endsAtObjectList(bytes, junk),
    junk,
  }
}

/** Opens what PDFium or we have written. */
export async function openRewritten(
  bytes: Uint8Array,
  limits: InspectionLimits,
): Promise<{ pdf: PDF; irregular: boolean }> {
  const pdf = await PDF.load(bytes)
  const { leaves, missing, regular } = walkPages(pdf, limits.pages)
  if (leaves.length === 0) {
    throw new InspectionError('no-pages', 'This PDF has no pages. Choose another copy.')
  }
  if (missing > 0 || !leaves.every(({ dict }) => hasAllContent(pdf, dict))) {
    throw new InspectionError(
      'damaged',
      'This PDF is damaged and cannot be read completely. Open it in another program, save or print it as a new PDF and try again.',
    )
  }
  if (regular) {
    return { pdf, irregular: false }
  }

  flattenPageTree(pdf, leaves)
  return { pdf: await PDF.load(await pdf.save()), irregular: true }
}

/** A page without its content would be shown empty. */
function hasAllContent(pdf: PDF, page: PdfDict): boolean {
  const content = page.get('Contents')
  if (!content || content.type === 'null') {
    return true
  }
  const found = resolveObject(pdf, content)
  const parts = found instanceof PdfArray ? found.toArray() : [found]
  return parts.every((part) => resolveObject(pdf, part) instanceof PdfStream)
}

/** Offsets count from the header, as the standard says, or from the first byte, as some writers do. */
function endsAtObjectList(bytes: Uint8Array, junk: number): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const last = file.lastIndexOf('startxref')
  const [, offset] = /^startxref\s+(\d{1,10})/.exec(file.toString('latin1', last, last + 40)) ?? []

  return [0, junk].some((start) => {
    const at = start + Number(offset ?? NaN)
    return /^\s*(?:xref|\d+\s+\d+\s+obj)/.test(file.toString('latin1', at, at + 40))
  })
}
