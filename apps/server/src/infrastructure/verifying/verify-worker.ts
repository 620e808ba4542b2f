import { parentPort, workerData } from 'node:worker_threads'
import { inspectFile } from '@countersign/esign/verify'
import type { FileInspection } from '@countersign/esign/verify'
import { z } from 'zod'

export interface VerifyTask {
  pdf: Uint8Array
  /** PEM, newest first. */
  roots: string[]
}

export type VerifyAnswer =
  | { kind: 'ready' }
  | { kind: 'inspected'; file: FileInspection }
  | { kind: 'failed'; words: string }

const { timeStampRoots } = z.object({ timeStampRoots: z.array(z.string()) }).parse(workerData)

/** The thread in which files from anybody are looked at. */
parentPort?.on('message', (task: VerifyTask) => void answer(task))
say({ kind: 'ready' })

async function answer({ pdf, roots }: VerifyTask): Promise<void> {
  try {
    say({ kind: 'inspected', file: await inspectFile(pdf, roots, { timeStampRoots }) })
  } catch (error) {
    say({ kind: 'failed', words: error instanceof Error ? (error.stack ?? error.message) : '' })
  }
}

function say(message: VerifyAnswer): void {
  parentPort?.postMessage(message)
}
