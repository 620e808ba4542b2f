import type { PdfRejection } from '@countersign/answers/rejection'
import { InspectionError } from '../../../inspect/inspection-error.ts'
import type { InspectionLimits } from '../../../inspect/limits.ts'
import { runThread } from '../../../thread/run-thread.ts'
import type { PreparedPdf } from '../../prepared-pdf.ts'
import type { PrepareTask } from './prepare-task.ts'

/** The thread has ended when the promise settles. Throws `InspectionError`. */
export function runPrepareThread(
  task: PrepareTask,
  limits: InspectionLimits,
): Promise<PreparedPdf> {
  return runThread<PreparedPdf, PdfRejection>({
    script: new URL('./prepare-worker.ts', import.meta.url),
    task,
    bytes: 'path' in task.source ? task.source.bytes : task.source.length,
    limits,
    activity: 'Preparing a PDF',
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
