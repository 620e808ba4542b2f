import type { PdfRejection } from '@countersign/answers/rejection'
import { InspectionError } from '../../../inspect/inspection-error.ts'
import type { InspectOptions } from '../../../inspect/inspect-pdf.ts'
import type { InspectionLimits } from '../../../inspect/limits.ts'
import { readInThread } from '../../../thread/read-in-thread.ts'
import type { PreparedPdf } from '../../prepared-pdf.ts'

export type PdfSource = Uint8Array | { path: string; bytes: number }

export interface PrepareTask {
  source: PdfSource
  options: InspectOptions
}

/** The thread has ended when the promise settles. Throws `InspectionError`. */
export function runPrepareThread(
  task: PrepareTask,
  limits: InspectionLimits,
): Promise<PreparedPdf> {
  return readInThread<PreparedPdf, PdfRejection>({
    module: new URL('./prepare-worker.ts', import.meta.url),
    task,
    bytes: 'path' in task.source ? task.source.bytes : task.source.length,
    limits,
    toError: ({ code, message }) => new InspectionError(code, message),
    late: {
      code: 'too-slow',
      message: 'This file takes too long to read. Print it to a new PDF and try again.',
    },
    tooMuchMemory: {
      code: 'too-complex',
      message: 'This file takes too much memory to read. Print it to a new PDF and try again.',
    },
  })
}
