import type { Pdfium } from './pdfium.ts'

/** [a b c d e f] of ISO 32000-1, 8.3.3. */
export type Matrix = readonly [number, number, number, number, number, number]

/** Memory into which PDFium writes numbers. */
export interface Scratch {
  at: number
  view(): DataView
  readMatrix(): Matrix
  free(): void
}

const size = 64

export function createScratch(pdfium: Pdfium): Scratch {
  const at = pdfium.pdfium.wasmExports.malloc(size)
  let bytes = new DataView(pdfium.pdfium.HEAPU8.buffer, at, size)
  /** The memory moves when it grows. */
  const view = () => {
    if (bytes.buffer !== pdfium.pdfium.HEAPU8.buffer) {
      bytes = new DataView(pdfium.pdfium.HEAPU8.buffer, at, size)
    }
    return bytes
  }
  const float = (index: number) => view().getFloat32(index * 4, true)

  return {
    at,
    view,
    readMatrix: () => [float(0), float(1), float(2), float(3), float(4), float(5)],
    free: () => pdfium.pdfium.wasmExports.free(at),
  }
}
