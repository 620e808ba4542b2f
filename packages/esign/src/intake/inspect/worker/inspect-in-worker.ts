import type { AdmitOptions, AdmittedPdf } from '../admit-pdf.ts'
import type { InspectOptions } from '../inspect-pdf.ts'
import type { Inspection } from '../inspection.ts'
import type { InspectTask } from './inspect-task.ts'
import { runInspectThread } from './run-inspect-thread.ts'
import { defaultLimits } from '../limits.ts'

/**
 * `inspectPdf` in its own thread: a file that exceeds the limits is rejected ('too-slow',
 * 'too-complex') and affects nothing else.
 */
export async function inspectInWorker(
  bytes: Uint8Array,
  options: InspectOptions = {},
): Promise<Inspection> {
  const answer = await runTask({ kind: 'inspect', bytes, options })
  return answer.inspection
}

/** `admitPdf` in its own thread, see `inspectInWorker`. */
export async function admitInWorker(
  bytes: Uint8Array,
  options: AdmitOptions = {},
): Promise<AdmittedPdf> {
  const answer = await runTask({ kind: 'admit', bytes, options })
  if (!answer.admitted) {
    throw new Error('The worker returned no admitted file.')
  }
  return answer.admitted
}

async function runTask(task: Exclude<InspectTask, { kind: 'prepare' }>) {
  const limits = { ...defaultLimits, ...task.options.limits }
  // Oversized files are not copied completely; `openPdf` rejects them.
  const bytes =
    task.bytes.length > limits.bytes ? task.bytes.subarray(0, limits.bytes + 1) : task.bytes
  const answer = await runInspectThread({ ...task, bytes }, limits)
  if (answer.kind !== 'done') {
    throw new Error('The worker returned an unexpected result.')
  }
  return answer
}
