import type { PDF, PDFPage, PdfDict, PdfStream } from '@libpdf/core'
import { InspectionError } from '../inspection-error.ts'
import { maxDrawingDepth, maxDraws } from '../limits.ts'
import { decodeContent } from './read-content.ts'
import {
  decodeName,
  isDrawing,
  listPageContent,
  readDict,
  resolveObject,
} from '@countersign/pdf/resolve'

/** The operator that draws an XObject (ISO 32000-1, 8.8). */
const draw = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)[\0\t\n\f\r ]+Do(?![^\0\t\n\f\r ()<>[\]{}/%])/g

/**
 * Rejects drawings that draw others, which draw others, so often that no reader gets to the end: ten
 * levels of ten each are ten billion. The content was measured before.
 */
export function checkDraws(pdf: PDF, pages: readonly PDFPage[]): void {
  const counts = new Map<PdfStream, number>()

  for (const { dict } of pages) {
    const onPage = listXObjects(pdf, dict)
    if (onPage) {
      countDrawn(listPageContent(pdf, dict), { drawings: onPage, onPage, depth: 0 })
    }
  }

  function countDrawn(streams: readonly PdfStream[], { drawings, onPage, depth }: Scope): number {
    let total = 0
    for (const stream of streams) {
      for (const [, name = ''] of decodeContent(stream).matchAll(draw)) {
        const drawn = resolveObject(pdf, drawings.get(decodeName(name)))
        total += 1 + (isDrawing(pdf, drawn) ? countOnce(drawn, { onPage, depth: depth + 1 }) : 0)
      }
    }
    if (total > maxDraws || depth > maxDrawingDepth) {
      throw new InspectionError(
        'too-complex',
        'This file draws the same parts an unusually large number of times. Print it to a new PDF and try again.',
      )
    }
    return total
  }

  function countOnce(drawing: PdfStream, { onPage, depth }: Omit<Scope, 'drawings'>): number {
    const known = counts.get(drawing)
    if (known !== undefined) {
      return known
    }
    // One that draws itself: readers stop there.
    counts.set(drawing, 0)
    // Without resources of its own, it has those of the page (7.8.3).
    const drawings = drawing.has('Resources') ? listXObjects(pdf, drawing) : onPage
    const total = drawings ? countDrawn([drawing], { drawings, onPage, depth }) : 0
    counts.set(drawing, total)
    return total
  }
}

interface Scope {
  /** By name, of what is read. */
  drawings: PdfDict
  /** By name, of the page. */
  onPage: PdfDict
  depth: number
}

function listXObjects(pdf: PDF, dict: PdfDict): PdfDict | undefined {
  const resources = readDict(pdf, dict, 'Resources')
  return resources && readDict(pdf, resources, 'XObject')
}
