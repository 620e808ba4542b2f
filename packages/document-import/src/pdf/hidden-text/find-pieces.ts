import type { Pdfium } from '../../inspect/open/pdfium.ts'
import { findHiddenText } from './find-hidden-text.ts'
import { readPages } from '../../inspect/open/read-pages.ts'
import { createScratch, type Scratch } from '../../inspect/open/scratch.ts'
import type { ContentItem, PieceFacts } from './split-text.ts'

interface Found {
  id: number
  isHidden: boolean
  /** From the start of this piece along its line, as a matrix and the size of its font. */
  matrix: readonly [number, number, number, number, number, number]
  fontSize: number
}

/** Which pieces of marked content are hidden wherever they are shown, and how wide they are. */
export async function findPieces(
  bytes: Uint8Array,
  {
    units,
    indices,
    parts,
  }: {
    units: readonly number[]
    indices: ReadonlySet<number>
    parts: readonly { items: readonly ContentItem[] }[]
  },
): Promise<PieceFacts> {
  const pieces = parts.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' ? item.elements : [])),
  )
  const groups = new Map(
    pieces.flatMap((piece) => (typeof piece === 'number' ? [] : [[piece.id, piece.group]])),
  )
  const found = await readPages(bytes, units, (pdfium, { page, index, ...options }) =>
    indices.has(index) ? readPieces(pdfium, page, { ...options, groups }) : [],
  )
  const byId = new Map(found.map((each) => [each.id, each]))
  const seen = new Set(found.filter(({ isHidden }) => !isHidden).map(({ id }) => id))

  return {
    isHidden: ({ id }) => byId.has(id) && !seen.has(id),
    widthOf: (piece, next) => measure(byId.get(piece.id), byId.get(next.id)),
  }
}

function readPieces(
  pdfium: Pdfium,
  page: number,
  {
    groups,
    ...options
  }: { document: number; scale: number; unit: number; groups: ReadonlyMap<number, number> },
): Found[] {
  const scratch = createScratch(pdfium)
  const groupOf = (handle: number) => groups.get(readId(pdfium, scratch, handle)) ?? 0
  const { objects, all } = findHiddenText(pdfium, page, { ...options, groupOf })
  const hidden = new Set(objects)
  const found = all.map((handle) => {
    pdfium.FPDFPageObj_GetMatrix(handle, scratch.at)
    const matrix = scratch.readMatrix()
    pdfium.FPDFTextObj_GetFontSize(handle, scratch.at)
    const fontSize = scratch.view().getFloat32(0, true)
    return { id: readId(pdfium, scratch, handle), isHidden: hidden.has(handle), matrix, fontSize }
  })

  scratch.free()
  return found
}

/** The innermost mark is ours. */
function readId(pdfium: Pdfium, { at, view }: Scratch, handle: number): number {
  const mark = pdfium.FPDFPageObj_GetMark(handle, pdfium.FPDFPageObj_CountMarks(handle) - 1)
  return pdfium.FPDFPageObjMark_GetParamIntValue(mark, 'Id', at) ? view().getInt32(0, true) : 0
}

/** In thousandths of the font size, along the line. */
function measure(piece: Found | undefined, next: Found | undefined): number {
  if (!piece || !next) {
    return 0
  }
  const [a, b, , , e, f] = piece.matrix
  const [across, up] = [next.matrix[4] - e, next.matrix[5] - f]

  return ((across * a + up * b) / (a * a + b * b) / piece.fontSize) * 1000
}
