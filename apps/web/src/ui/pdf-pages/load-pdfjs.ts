import type * as PdfjsModule from 'pdfjs-dist'
import { isOlderBrowser } from '../../lib/add-missing-features.ts'

type Pdfjs = typeof PdfjsModule

export interface LoadedPdfjs {
  pdfjs: Pdfjs
  worker: PdfjsModule.PDFWorker
  /** Rejects when the worker cannot be started; never resolves. */
  workerFailure: Promise<never>
}

let loading: Promise<LoadedPdfjs> | undefined

/**
 * Lazy: pdf.js and its one worker are fetched with the first document and shared by all. The legacy
 * build, because a landlord's computer is not always a new one.
 */
export function loadPdfjs(): Promise<LoadedPdfjs> {
  loading ??= load().catch(allowRetry)
  return loading
}

async function load(): Promise<LoadedPdfjs> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const verbosity = pdfjs.VerbosityLevel.ERRORS
  const port = startWorker()
  const workerFailure = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => {
      loading = undefined
      reject(new Error('The pdf.js worker could not be started.'))
    })
  })
  // Every open document awaits it; without one the rejection has no handler.
  workerFailure.catch(() => undefined)

  return { pdfjs, worker: pdfjs.PDFWorker.create({ port, verbosity }), workerFailure }
}

/** Vite finds the file of a worker by these words only. */
function startWorker(): Worker {
  return isOlderBrowser
    ? new Worker(new URL('pdf-worker-of-older-browsers.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('pdf-worker.ts', import.meta.url), { type: 'module' })
}

function allowRetry(reason: unknown): never {
  loading = undefined
  throw reason
}
