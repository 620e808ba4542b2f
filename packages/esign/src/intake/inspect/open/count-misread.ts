import { PDF, PdfArray, PdfDict, PdfName, PdfRef } from '@libpdf/core'
import type { PdfObject } from '@libpdf/core'
import { maxObjects } from '../limits.ts'

/**
 * How many objects are not written as the standard says, so that the PDF library guesses what they
 * mean and skips the rest. It reports nothing of that, but reading strictly fails.
 */
export async function countMisread(bytes: Uint8Array): Promise<number> {
  const pdf = await loadStrictly(bytes)
  if (!pdf) {
    return 1
  }

  const seen = new Set<string>()
  const waiting: PdfObject[] = [pdf.getCatalog()]
  let misread = 0
  for (let next = waiting.pop(); next && seen.size < maxObjects; next = waiting.pop()) {
    const ref = next instanceof PdfRef ? next : undefined
    if (ref && seen.has(ref.toString())) {
      continue
    }
    const object = ref ? readStrictly(pdf, ref) : next
    if (ref) {
      seen.add(ref.toString())
      misread += object === 'misread' ? 1 : 0
    }
    if (object !== 'misread') {
      waiting.push(...listParts(object))
    }
  }
  return misread
}

async function loadStrictly(bytes: Uint8Array): Promise<PDF | undefined> {
  try {
    return await PDF.load(bytes, { lenient: false })
  } catch {
    return undefined
  }
}

function readStrictly(pdf: PDF, ref: PdfRef): PdfObject | null | 'misread' {
  try {
    const object = pdf.getObject(ref)
    // Hardly anybody writes a name as an object of its own: it is a dictionary that lost its start.
    return object instanceof PdfName ? 'misread' : object
  } catch {
    return 'misread'
  }
}

function listParts(object: PdfObject | null): PdfObject[] {
  if (object instanceof PdfArray) {
    return object.toArray().filter(isContainer)
  }

  return object instanceof PdfDict ? [...object].map(([, value]) => value).filter(isContainer) : []
}

function isContainer(object: PdfObject): boolean {
  return object instanceof PdfRef || object instanceof PdfArray || object instanceof PdfDict
}
