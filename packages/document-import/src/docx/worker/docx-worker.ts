import { readFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import type { DocxRejection } from '@countersign/answers/rejection'
import { answerFromThread, isStackOverflow, type Rejected } from '../../thread/thread-answer.ts'
import { DocxError } from '../docx-error.ts'
import { tooComplex } from '../open-docx.ts'
import { readDocx } from '../read-docx.ts'
import type { DocxTask } from './read-docx-in-worker.ts'

/** Each thread handles one file. */
const { path, options }: DocxTask = workerData
await answerFromThread(async () => readDocx(await readFile(path), options), explain)

function explain(error: unknown): Rejected<DocxRejection> | undefined {
  const rejected = isStackOverflow(error) ? tooComplex() : error

  return rejected instanceof DocxError
    ? { code: rejected.code, message: rejected.message }
    : undefined
}
