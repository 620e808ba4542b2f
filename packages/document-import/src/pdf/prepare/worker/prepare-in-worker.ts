import type { InspectOptions } from '../../../inspect/inspect-pdf.ts'
import { defaultLimits } from '../../../inspect/limits.ts'
import type { PreparedPdf } from '../../prepared-pdf.ts'
import { type PdfSource, runPrepareThread } from './run-prepare-thread.ts'

/** Of processor time; about half for admission and half for reading the text. */
const milliseconds = 10_000

/**
 * Entry point for PDFs that become forms: runs `preparePdf` in its own thread, within 10 s of
 * processor time and the other limits of `defaultLimits`. A file that is named by its path is read in
 * the thread. Throws `InspectionError`.
 */
export async function preparePdfInWorker(
  source: PdfSource,
  options: InspectOptions = {},
): Promise<PreparedPdf> {
  const limits = { ...defaultLimits, milliseconds, ...options.limits }
  return runPrepareThread({ source: withinLimit(source, limits.bytes), options }, limits)
}

/** Oversized files are not copied completely; `openPdf` rejects them. */
function withinLimit(source: PdfSource, bytes: number): PdfSource {
  return source instanceof Uint8Array && source.length > bytes
    ? source.subarray(0, bytes + 1)
    : source
}
