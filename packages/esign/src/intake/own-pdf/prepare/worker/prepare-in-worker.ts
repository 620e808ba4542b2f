import type { InspectOptions } from '../../../inspect/inspect-pdf.ts'
import { runPrepareThread } from './run-prepare-thread.ts'
import { defaultLimits } from '../../../inspect/limits.ts'
import type { PreparedPdf } from '../../prepared-pdf.ts'

/** About half for admission and half for reading the text. */
const milliseconds = 10_000

/**
 * Entry point for PDFs that become forms: runs `preparePdf` in its own thread, within 10 s and the
 * other limits of `defaultLimits`. Throws `InspectionError`.
 */
export async function preparePdfInWorker(
  bytes: Uint8Array,
  options: InspectOptions = {},
): Promise<PreparedPdf> {
  const limits = { ...defaultLimits, milliseconds, ...options.limits }
  // Oversized files are not copied completely; `openPdf` rejects them.
  const part = bytes.length > limits.bytes ? bytes.subarray(0, limits.bytes + 1) : bytes
  return runPrepareThread({ bytes: part, options }, limits)
}
