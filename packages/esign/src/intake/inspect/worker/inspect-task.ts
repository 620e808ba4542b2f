import type { PreparedPdf } from '../../own-pdf/prepared-pdf.ts'
import type { AdmitOptions, AdmittedPdf } from '../admit-pdf.ts'
import type { InspectOptions } from '../inspect-pdf.ts'
import type { InspectionErrorCode } from '../inspection-error.ts'
import type { Inspection } from '../inspection.ts'

/** What a thread is asked. */
export type InspectTask =
  | { kind: 'inspect'; bytes: Uint8Array; options: InspectOptions }
  | { kind: 'admit'; bytes: Uint8Array; options: AdmitOptions }
  | { kind: 'prepare'; bytes: Uint8Array; options: InspectOptions }

/** What a thread says. */
export type InspectAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; inspection: Inspection; admitted?: AdmittedPdf }
  | { kind: 'prepared'; prepared: PreparedPdf }
  | { kind: 'refused'; code: InspectionErrorCode; message: string }
  | { kind: 'failed'; words: string }
