import type { PdfRejection } from '@countersign/answers'
import type { InspectOptions } from '../../../inspect/inspect-pdf.ts'
import type { PreparedPdf } from '../../prepared-pdf.ts'

/** What a thread is asked to prepare. */
export interface PrepareTask {
  bytes: Uint8Array
  options: InspectOptions
}

/** What a thread answers. */
export type PrepareAnswer =
  | { kind: 'ready' }
  | { kind: 'prepared'; prepared: PreparedPdf }
  | { kind: 'rejected'; code: PdfRejection; message: string }
  | { kind: 'failed'; details: string }
