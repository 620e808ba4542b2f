import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { createDamagedError } from './damaged-error.ts'

export type Pdfium = WrappedPdfiumModule

/**
 * Runs with PDFium in WebAssembly: a hostile file can break out of its parser, but not out of its
 * memory. Throws `InspectionError` if PDFium breaks.
 */
export async function withPdfium<Result>(work: (pdfium: Pdfium) => Result): Promise<Result> {
  loaded ??= startPdfium()
  const pdfium = await loaded
  try {
    return work(pdfium)
  } catch (error) {
    if (error instanceof Error && error.name === 'RuntimeError') {
      // Its memory is no longer valid.
      loaded = undefined
      throw createDamagedError(error)
    }
    throw error
  }
}

let loaded: Promise<Pdfium> | undefined

async function startPdfium(): Promise<Pdfium> {
  const { resolve } = createRequire(import.meta.url)
  const { buffer } = Uint8Array.from(await readFile(resolve('@embedpdf/pdfium/pdfium.wasm')))
  const pdfium = await init({ wasmBinary: buffer })
  pdfium.PDFiumExt_Init()
  return pdfium
}

export function copyIn(pdfium: Pdfium, bytes: Uint8Array): number {
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length)
  pdfium.pdfium.HEAPU8.set(bytes, at)
  return at
}
