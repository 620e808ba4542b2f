import type * as PdfjsModule from 'pdfjs-dist'

type Pdfjs = typeof PdfjsModule

export interface LoadedPdfjs {
  pdfjs: Pdfjs
  worker: PdfjsModule.PDFWorker
  /** Rejects when the thread could not be started; never resolves. */
  lost: Promise<never>
}

let loading: Promise<LoadedPdfjs> | undefined

/**
 * pdf.js and its one thread, fetched when the first document is opened and shared by all of them.
 * The build for browsers of the last few years: a landlord's computer is not always a new one.
 */
export function loadPdfjs(): Promise<LoadedPdfjs> {
  loading ??= load().catch(forget)
  return loading
}

async function load(): Promise<LoadedPdfjs> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const verbosity = pdfjs.VerbosityLevel.ERRORS
  const thread = new Worker(new URL('pdf-worker.ts', import.meta.url), { type: 'module' })
  const lost = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => {
      loading = undefined
      reject(new Error('The part that reads PDF files could not be started.'))
    })
  })
  // Those who open a document hear of it; where nobody does, nobody needs to.
  lost.catch(() => undefined)

  return { pdfjs, worker: pdfjs.PDFWorker.create({ port: thread, verbosity }), lost }
}

/** What could not be fetched now may be fetched later. */
function forget(reason: unknown): never {
  loading = undefined
  throw reason
}
