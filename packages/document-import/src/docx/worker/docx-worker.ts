import { readFile } from 'node:fs/promises'
import { isStackOverflow, settle } from '../../thread/outcome.ts'
import { DocxError } from '../docx-error.ts'
import { tooComplex } from '../open-docx.ts'
import { readDocx } from '../read-docx.ts'
import type { DocxTask } from './read-docx-in-worker.ts'

export const run = ({ path, options }: DocxTask) =>
  settle(async () => readDocx(await readFile(path), options), explain)

function explain(error: unknown) {
  const rejected = isStackOverflow(error) ? tooComplex() : error

  return rejected instanceof DocxError
    ? { code: rejected.code, message: rejected.message }
    : undefined
}
