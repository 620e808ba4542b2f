import type { InspectOptions } from '../../../inspect/inspect-pdf.ts'

export type PdfSource = Uint8Array | { path: string; bytes: number }

export interface PrepareTask {
  source: PdfSource
  options: InspectOptions
}
