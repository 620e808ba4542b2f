import { createHash } from 'node:crypto'
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core'
import { reservedBytes } from '../verify/reserved-bytes.ts'

/** A PDF with reserved space for a signature over all other bytes. */
export interface SignaturePlaceholder {
  /** SHA-256 of the covered bytes. */
  digest: Uint8Array
  covered(): Uint8Array
  /**
   * Writes the CMS into the reserved space and returns the finished file. Throws `RangeError` if it
   * does not fit.
   */
  fill(cms: Uint8Array): Uint8Array
}

const unknown = 9_999_999_999

/**
 * Adds an invisible signature field on the first page as an incremental update. The claimed time
 * goes into /M, not into the CMS (ETSI EN 319 142-1, 6.3).
 */
export async function addSignaturePlaceholder(input: {
  pdf: Uint8Array
  signedAt: Date
  reason: string
  name: string
}): Promise<SignaturePlaceholder> {
  const pdf = await PDF.load(input.pdf)
  const signature = pdf.context.register(
    PdfDict.of({
      Type: PdfName.of('Sig'),
      Filter: PdfName.of('Adobe.PPKLite'),
      SubFilter: PdfName.of('ETSI.CAdES.detached'),
      ByteRange: new PdfArray([0, unknown, unknown, unknown].map((number) => PdfNumber.of(number))),
      Contents: new PdfString(new Uint8Array(reservedBytes), 'hex'),
      M: PdfString.fromString(formatPdfDate(input.signedAt)),
      Reason: PdfString.fromString(input.reason),
    }),
  )
  const page = pdf.getPage(0)
  if (!page) {
    throw new RangeError('A PDF without pages cannot be sealed.')
  }
  const field = pdf.getOrCreateForm().createSignatureField(findFreeName(pdf, input.name)).getDict()
  field.delete('Kids')
  field.set('V', signature)
  field.set('Type', PdfName.of('Annot'))
  field.set('Subtype', PdfName.of('Widget'))
  field.set('F', PdfNumber.of(132)) // print, locked
  field.set('P', page.ref)
  field.set('Rect', new PdfArray([0, 0, 0, 0].map((number) => PdfNumber.of(number))))

  return findSignaturePlaceholder(Buffer.from(await pdf.save({ incremental: true })))
}

/** Finds the placeholder of the last signature. The bytes are changed in place. */
export function findSignaturePlaceholder(bytes: Buffer): SignaturePlaceholder {
  const rangeAt = bytes.lastIndexOf('/ByteRange [') + '/ByteRange '.length
  const rangeEnd = bytes.indexOf(']', rangeAt)
  const gap = bytes.indexOf('/Contents <', rangeAt) + '/Contents '.length
  const gapEnd = bytes.indexOf('>', gap) + 1
  const range = `[0 ${gap} ${gapEnd} ${bytes.length - gapEnd}`
  bytes.write(`${range.padEnd(rangeEnd - rangeAt)}]`, rangeAt, 'latin1')

  const digest = createHash('sha256')
  digest.update(bytes.subarray(0, gap)).update(bytes.subarray(gapEnd))
  return {
    digest: new Uint8Array(digest.digest()),
    covered: () => Buffer.concat([bytes.subarray(0, gap), bytes.subarray(gapEnd)]),
    fill(cms) {
      if (cms.length * 2 > gapEnd - gap - 2) {
        throw new RangeError(
          `The signature of ${cms.length} bytes does not fit in the reserved space.`,
        )
      }
      bytes.write(Buffer.from(cms).toString('hex').toUpperCase(), gap + 1, 'latin1')
      return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
  }
}

/** A period would create a field hierarchy, and field names must be unique. */
function findFreeName(pdf: PDF, wanted: string): string {
  const name = wanted.replaceAll('.', ' ')
  const taken = new Set(pdf.getForm()?.getFieldNames() ?? [])
  let free = name
  for (let count = 2; taken.has(free); count += 1) {
    free = `${name} ${count}`
  }
  return free
}

/** ISO 32000-1, 7.9.4. */
function formatPdfDate(at: Date): string {
  return `D:${at.toISOString().replace(/[-:T]|\.\d+Z/g, '')}Z`
}
