import type { InspectOptions } from '../../../inspect/inspect-pdf.ts'

/** The bytes of a PDF, or where the thread reads them. */
export type PdfSource = Uint8Array | { path: string; bytes: number }

/** What a thread is asked to prepare. */
export interface PrepareTask {
  source: PdfSource
  options: InspectOptions
}
