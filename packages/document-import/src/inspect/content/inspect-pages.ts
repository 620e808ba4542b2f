import { type PDF, PdfArray, type PdfDict, type PDFPage } from '@libpdf/core'
import { getPageView } from '@countersign/pdf/coordinates'
import { getInherited } from '@countersign/pdf/inherited-attribute'
import { InspectionError } from '../inspection-error.ts'
import type { Corners, InspectedPage } from '../inspection.ts'
import { maxPoints } from '../limits.ts'
import { resolveObject, readNumberEntry, toNumber } from '@countersign/pdf/resolve'

const usLetter: Corners = [0, 0, 612, 792]

export interface PageFacts {
  page: InspectedPage
  /** The page's boxes or rotation are invalid, so readers guess. */
  invalid: boolean
}

export function inspectPage(pdf: PDF, page: PDFPage): PageFacts {
  const { width, height } = getPageView(pdf, page)
  if (Math.max(width, height) > maxPoints) {
    throw new InspectionError(
      'page-size',
      `Page ${page.index + 1} is too large to print. Print the file to a new PDF.`,
    )
  }

  const media = readCorners(pdf, page.dict, 'MediaBox')
  const crop = readCorners(pdf, page.dict, 'CropBox')
  const degrees = toNumber(pdf, getInherited(pdf, page.dict, 'Rotate')) ?? 0
  const rotation = rotations.find((known) => known === ((degrees % 360) + 360) % 360)
  const mediaBox = media ?? usLetter
  const overlap = crop && intersect(mediaBox, crop)
  return {
    page: {
      width,
      height,
      rotation: rotation ?? 0,
      userUnit: positive(readNumberEntry(pdf, page.dict, 'UserUnit')) ?? 1,
      mediaBox,
      cropBox: overlap ?? mediaBox,
    },
    invalid:
      !media ||
      rotation === undefined ||
      (getInherited(pdf, page.dict, 'CropBox') !== undefined && !overlap),
  }
}

const rotations = [0, 90, 180, 270] as const

/** Normalized order; `undefined` for a missing or empty box. */
function readCorners(pdf: PDF, page: PdfDict, key: string): Corners | undefined {
  const list = resolveObject(pdf, getInherited(pdf, page, key))
  if (!(list instanceof PdfArray)) {
    return undefined
  }
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = list.toArray().map((item) => toNumber(pdf, item))
  return requireArea([Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)])
}

function intersect(a: Corners, b: Corners): Corners | undefined {
  return requireArea([
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ])
}

function requireArea(box: Corners): Corners | undefined {
  return box[2] > box[0] && box[3] > box[1] ? box : undefined
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined
}
