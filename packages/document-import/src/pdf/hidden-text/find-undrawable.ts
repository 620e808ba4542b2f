import type { Pdfium } from '../../inspect/open/pdfium.ts'
import { hasOtherColor, type Picture } from './page-pixels.ts'
import type { Letter, TextObject } from './read-page-text.ts'
import { createScratch } from '../../inspect/open/scratch.ts'

interface OpenDocument {
  pdfium: Pdfium
  document: number
  page: number
}

/** For fonts that are not in the file, PDFium has letters of its own up to here. */
const lastOwnLetter = 0x24f

/**
 * Letters of fonts that are not in the file and that PDFium does not have, such as Chinese ones: other
 * readers draw them, in a color that is not that of the page.
 */
export function findUndrawable(
  open: OpenDocument,
  objects: readonly TextObject[],
  below: Picture,
): Letter[] {
  return objects.flatMap((object) => {
    const letters = object.parts.filter(({ char }) => (char.codePointAt(0) ?? 0) > lastOwnLetter)
    if (letters.length === 0 || object.isInvisible || isEmbedded(open, object)) {
      return []
    }
    const color = readColor(open, object)

    return color && !isDrawn(open, object)
      ? letters.filter(({ box }) => hasOtherColor(below, box, color))
      : []
  })
}

function isEmbedded({ pdfium }: OpenDocument, { handle }: TextObject): boolean {
  return pdfium.FPDFFont_GetIsEmbedded(pdfium.FPDFTextObj_GetFont(handle)) === 1
}

/** Blue, green and red, as in a picture; `undefined` if it is transparent. */
function readColor({ pdfium }: OpenDocument, { handle }: TextObject): number[] | undefined {
  const scratch = createScratch(pdfium)
  const { at } = scratch
  pdfium.FPDFPageObj_GetFillColor(handle, at, at + 4, at + 8, at + 12)
  const [red, green, blue, alpha] = [0, 4, 8, 12].map((byte) => scratch.view().getUint8(byte))
  scratch.free()

  return alpha ? [blue ?? 0, green ?? 0, red ?? 0] : undefined
}

/** By itself, in whatever color. */
function isDrawn({ pdfium, document, page }: OpenDocument, { handle }: TextObject): boolean {
  const bitmap = pdfium.FPDFTextObj_GetRenderedBitmap(document, page, handle, 1)
  if (!bitmap) {
    return false
  }
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
  const size = pdfium.FPDFBitmap_GetStride(bitmap) * pdfium.FPDFBitmap_GetHeight(bitmap)
  const isDrawn = pdfium.pdfium.HEAPU8.subarray(start, start + size).some((byte) => byte !== 0)
  pdfium.FPDFBitmap_Destroy(bitmap)

  return isDrawn
}
