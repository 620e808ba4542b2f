import { parentPort } from 'node:worker_threads'
import {
  produceExecutedFile,
  warmUp,
  renderDocument,
  SigningError,
} from '@countersign/esign/produce'
import { sealPorts } from './seal-ports.ts'
import type { ThreadAnswer, ThreadResult, ThreadTask } from './thread-messages.ts'

/** One thread of the pool: what a file is made of comes in, the file goes out. */
parentPort?.on('message', (task: ThreadTask) => void answer(task))
say({ kind: 'ready' })

async function answer(task: ThreadTask): Promise<void> {
  try {
    say(await work(task))
  } catch (error) {
    say(asAnswer(error))
  }
}

async function work(task: ThreadTask): Promise<ThreadResult> {
  switch (task.kind) {
    case 'produce':
      return { kind: 'produced', file: await produceExecutedFile(task.input, sealPorts) }
    case 'draw':
      return { kind: 'drawn', document: await renderDocument(task.input) }
    case 'rehearse':
      await warmUp()
      return { kind: 'rehearsed' }
  }
}

function asAnswer(error: unknown): ThreadAnswer {
  if (error instanceof SigningError) {
    return { kind: 'refused', code: error.code, message: error.message, fields: error.fields }
  }

  return { kind: 'failed', words: error instanceof Error ? (error.stack ?? error.message) : '' }
}

function say(message: ThreadAnswer): void {
  parentPort?.postMessage(message)
}
