import type { DocxRejection } from '@countersign/answers/rejection'
import { readInThread } from '../../thread/read-in-thread.ts'
import { DocxError } from '../docx-error.ts'
import type { DocxText, ReadDocxOptions } from '../read-docx.ts'

export interface DocxTask {
  path: string
  options: ReadDocxOptions
}

export interface DocxFile {
  path: string
  bytes: number
}

const limits = { milliseconds: 10_000, megabytes: 384 }

/**
 * Entry point for Word files that become forms: runs `readDocx` in its own thread, within 10 s of
 * processor time and 384 MB. Throws `DocxError`.
 */
export function readDocxInWorker(
  { path, bytes }: DocxFile,
  options: ReadDocxOptions,
): Promise<DocxText> {
  return readInThread<DocxText, DocxRejection>({
    module: new URL('./docx-worker.ts', import.meta.url),
    task: { path, options } satisfies DocxTask,
    bytes,
    limits,
    toError: ({ code, message }) => new DocxError(code, message),
    late: {
      code: 'too-slow',
      message: 'This Word file takes too long to read. Save it as a PDF and upload that.',
    },
    tooMuchMemory: {
      code: 'too-complex',
      message: 'This Word file takes too much memory to read. Save it as a PDF and upload that.',
    },
  })
}
