import type { PdfDict } from '@libpdf/core'
import { PDF, PdfArray, PdfStream } from '@libpdf/core'
import { blankBraces } from './blank-braces.ts'
import { countMisread } from './count-misread.ts'
import { checkCompressedStructure } from './check-compressed-structure.ts'
import { InspectionError } from '../inspection-error.ts'
import type { Encryption } from '../inspection.ts'
import type { InspectionLimits } from '../limits.ts'
import { resolveObject } from '../content/resolve.ts'
import { findPdfHeader } from './detect-file-type.ts'
import { flattenPageTree } from './flatten-page-tree.ts'
import { decryptPdf } from './decrypt-pdf.ts'
import { walkPages, type PageWalk } from './walk-pages.ts'

export interface OpenedPdf {
  /** Decrypted, with the pages in the order in which readers show them. */
  pdf: PDF
  encryption: Encryption
  /** The cross-reference table was unusable, and the file was reconstructed from its objects. */
  repaired: boolean
  /** Bytes before the header. */
  junk: number
  /** The page tree violated the standard. */
  irregular: boolean
  /** Objects of which parts could not be read. */
  misread: number
}

interface Attempt extends Omit<OpenedPdf, 'irregular' | 'misread'> {
  bytes: Uint8Array
  walk: PageWalk
  unreadable: number
}

/** Opens a file if nothing is lost; otherwise throws `InspectionError`. */
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
  checkCompressedStructure(bytes)
  const readable = blankBraces(bytes)

  let best: Attempt | undefined
  for (const candidate of listCandidates(readable, junk)) {
    const attempt = await tryCandidate(candidate(), { password, limits })
    if (attempt && (!best || isBetter(attempt, best))) {
      best = { ...attempt, junk, repaired: attempt.repaired || readable !== bytes }
    }
    if (best?.unreadable === 0 && best.walk.leaves.length > 0) {
      return withFlatPageTree(best)
    }
  }
  throw createOpenError(best)
}

/**
 * Offsets count from the header, as the standard says, or from the first byte, as some writers do.
 * If both fail, the trailer is hidden so that the PDF library searches for objects.
 */
function listCandidates(bytes: Uint8Array, junk: number): (() => Uint8Array)[] {
  const trimmed = bytes.subarray(junk)
  const hidden = () => Buffer.concat([trimmed, Buffer.from('\n' + '%'.repeat(2048))])
  return [() => trimmed, ...(junk > 0 ? [() => bytes] : []), hidden]
}

async function tryCandidate(
  bytes: Uint8Array,
  options: { password?: string; limits: InspectionLimits },
): Promise<Attempt | undefined> {
  try {
    const { pdf, encryption } = await decryptPdf(bytes, options.password)
    const walk = walkPages(pdf, options.limits.pages)
    const unreadable =
      walk.missing + walk.leaves.filter(({ dict }) => !hasAllContent(pdf, dict)).length
    const repaired = pdf.recoveredViaBruteForce
    return { pdf, bytes, encryption, repaired, junk: 0, walk, unreadable }
  } catch (error) {
    if (error instanceof InspectionError) {
      throw error
    }
    if (error instanceof RangeError) {
      throw new InspectionError(
        'too-complex',
        'This file is nested too deeply to be read. Print it to a new PDF and try again.',
      )
    }
    return undefined
  }
}

/** Fewer unreadable pages, or as many and more pages. */
function isBetter(one: Attempt, other: Attempt): boolean {
  const lostPages = one.unreadable - other.unreadable
  return lostPages < 0 || (lostPages === 0 && one.walk.leaves.length > other.walk.leaves.length)
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

async function withFlatPageTree({ walk, bytes, ...found }: Attempt): Promise<OpenedPdf> {
  // A repaired file has its own warning, and strings of an encrypted one cannot be read strictly.
  const isPlain = !found.repaired && found.encryption.kind === 'none'
  const opened = { ...found, misread: isPlain ? await countMisread(bytes) : 0 }
  if (walk.regular) {
    return { ...opened, irregular: false }
  }
  flattenPageTree(opened.pdf, walk.leaves)
  return { ...opened, pdf: await PDF.load(await opened.pdf.save()), irregular: true }
}

function createOpenError(best: Attempt | undefined): InspectionError {
  if (best && !best.repaired && best.unreadable === 0) {
    return new InspectionError('no-pages', 'This PDF has no pages. Choose another copy.')
  }
  return new InspectionError(
    'damaged',
    'This PDF is damaged and cannot be read completely. Open it in another program, save or print it as a new PDF and try again.',
  )
}
