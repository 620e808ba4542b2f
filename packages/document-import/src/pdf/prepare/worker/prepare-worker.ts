import { readFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import type { PdfRejection } from '@countersign/answers/rejection'
import { InspectionError } from '../../../inspect/inspection-error.ts'
import { answerFromThread, isStackOverflow, type Rejected } from '../../../thread/thread-answer.ts'
import { preparePdf } from '../prepare-pdf.ts'
import type { PrepareTask } from './prepare-task.ts'

/** Each thread handles one file. */
const task: PrepareTask = workerData
await answerFromThread(async () => preparePdf(await read(task), task.options), explain)

async function read({ source }: PrepareTask): Promise<Uint8Array> {
  return 'path' in source ? readFile(source.path) : source
}

function explain(error: unknown): Rejected<PdfRejection> | undefined {
  if (error instanceof InspectionError) {
    return { code: error.code, message: error.message }
  }

  return isStackOverflow(error)
    ? {
        code: 'too-complex',
        message: 'This file is nested too deeply to be read. Print it to a new PDF and try again.',
      }
    : undefined
}
