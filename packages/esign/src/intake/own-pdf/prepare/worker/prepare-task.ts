import type { PdfRejection } from '@countersign/answers'
import type { InspectOptions } from '../../../inspect/inspect-pdf.ts'
import type { PreparedPdf } from '../../prepared-pdf.ts'

/** The bytes of a PDF, or where the thread reads them. */
export type PdfSource = Uint8Array | { path: string; bytes: number }

/** What a thread is asked to prepare. */
export interface PrepareTask {
  source: PdfSource
  options: InspectOptions
}

/** What a thread answers. `cpuMs` is the processor time that it has used since it began to load. */
export type PrepareAnswer =
  | { kind: 'ready'; cpuMs: number }
  | { kind: 'prepared'; cpuMs: number; prepared: PreparedPdf }
  | { kind: 'rejected'; code: PdfRejection; message: string }
  | { kind: 'failed'; details: string }
