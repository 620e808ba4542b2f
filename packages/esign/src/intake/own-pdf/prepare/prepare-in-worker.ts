import type { InspectOptions } from '../../inspect/inspect-pdf.ts'
import { runInspectThread } from '../../inspect/worker/run-inspect-thread.ts'
import { defaultLimits } from '../../inspect/limits.ts'
import type { PreparedPdf } from '../prepared-pdf.ts'

/** Letting a file in may take half of it; the rest is for reading its words. */
const milliseconds = 10_000

/**
 * `preparePdf` in a thread of its own, within the limits of `admitInWorker` but for time: reading all
 * words of 500 pages takes as long as letting them in. This is the door for PDFs
 * that become forms. Throws `InspectionError`.
 */
export async function preparePdfInWorker(
  bytes: Uint8Array,
  options: InspectOptions = {},
): Promise<PreparedPdf> {
  const limits = { ...defaultLimits, milliseconds, ...options.limits }
  // What is too large is not even copied; the refusal comes from the one place that words it.
  const part = bytes.length > limits.bytes ? bytes.subarray(0, limits.bytes + 1) : bytes
  const answer = await runInspectThread({ kind: 'prepare', bytes: part, options }, limits)
  if (answer.kind !== 'prepared') {
    throw new Error('The thread looked at the file and did not prepare it.')
  }

  return answer.prepared
}
