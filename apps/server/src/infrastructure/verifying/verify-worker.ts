import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type FileInspection, inspectFile } from '@countersign/seal/verify/inspect-file'
import { z } from 'zod'

export interface VerifyTask {
  /** Of the file, which the thread reads. */
  path: string
  /** PEM, newest first. */
  roots: string[]
}

export type VerifyMessage =
  | { kind: 'ready' }
  | { kind: 'inspected'; file: FileInspection }
  | { kind: 'failed'; error: string }

const { timeStampRoots } = z.object({ timeStampRoots: z.array(z.string()) }).parse(workerData)

parentPort?.on('message', (task: VerifyTask) => void handle(task))
post({ kind: 'ready' })

async function handle({ path, roots }: VerifyTask): Promise<void> {
  try {
    const pdf = await readFile(path)
    post({ kind: 'inspected', file: await inspectFile(pdf, roots, { timeStampRoots }) })
  } catch (error) {
    post({ kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : '' })
  }
}

function post(message: VerifyMessage): void {
  parentPort?.postMessage(message)
}
