import { parentPort } from 'node:worker_threads'
import { produceExecutedFile, type ExecutedFileInput } from '@countersign/esign/produce'
import type { SealAnswer } from './seal-thread.ts'

/** One thread of the pool: what an executed file is made of comes in, the file goes out. */
parentPort?.on('message', (input: ExecutedFileInput) => void answer(input))
say({ kind: 'ready' })

async function answer(input: ExecutedFileInput): Promise<void> {
  try {
    say({ kind: 'made', file: await produceExecutedFile(input) })
  } catch (error) {
    say({ kind: 'failed', words: error instanceof Error ? (error.stack ?? error.message) : '' })
  }
}

function say(message: SealAnswer): void {
  parentPort?.postMessage(message)
}
