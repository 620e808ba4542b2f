import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core'
import { InspectionError } from '../inspection-error.ts'
import { maxEntries, maxObjects } from '../limits.ts'

/**
 * All reachable dictionaries and streams, and the number of dangling references. Iterative, because
 * files can be nested deeper than the call stack.
 */
export function walkObjects(pdf: PDF): { dicts: PdfDict[]; missing: number } {
  const seenRefs = new Set<string>()
  const dicts = new Set<PdfDict>()
  const waiting: PdfObject[] = [pdf.getCatalog()]
  const info = pdf.context.info.trailer.get('Info')
  if (info) {
    waiting.push(info)
  }

  let visited = 0
  let missing = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    visited += 1
    if (visited > maxObjects || countEntries(next) > maxEntries) {
      throw new InspectionError(
        'too-complex',
        'This file has too many parts. Print it to a new PDF and try again.',
      )
    }
    if (next instanceof PdfRef) {
      const key = next.toString()
      if (!seenRefs.has(key)) {
        seenRefs.add(key)
        const object = pdf.getObject(next)
        missing += object ? 0 : 1
        waiting.push(...(object ? [object] : []))
      }
    } else if (next instanceof PdfArray) {
      filterContainers(next).forEach((object) => waiting.push(object))
    } else if (next instanceof PdfDict && !dicts.has(next)) {
      dicts.add(next)
      filterContainers([...next].map(([, value]) => value)).forEach((object) =>
        waiting.push(object),
      )
    }
  }
  return { dicts: [...dicts], missing }
}

function countEntries(object: PdfObject): number {
  if (object instanceof PdfArray) {
    return object.length
  }
  return object instanceof PdfDict ? object.size : 0
}

function filterContainers(objects: Iterable<PdfObject>): PdfObject[] {
  return [...objects].filter(
    (object) => object instanceof PdfRef || object instanceof PdfArray || object instanceof PdfDict,
  )
}
