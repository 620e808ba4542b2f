import { parentPort } from 'node:worker_threads'
import {
  createPreparedDocuments,
  prepareExecutedFile,
  produceExecutedFile,
  renderDocument,
  SigningError,
  warmUp,
  type PrepareSealInput,
} from '@countersign/esign/produce'
import { collectGarbage } from './collect-garbage.ts'
import { sealPorts } from './seal-ports.ts'
import type { ThreadMessage, ThreadResult, ThreadTask } from './thread-messages.ts'

const prepared = createPreparedDocuments()
parentPort?.on('message', (task: ThreadTask) => void handle(task))
post({ kind: 'ready' })

async function handle(task: ThreadTask): Promise<void> {
  try {
    post(await run(task))
  } catch (error) {
    post(toMessage(error))
  }
}

async function run(task: ThreadTask): Promise<ThreadResult> {
  switch (task.kind) {
    case 'produce':
      return {
        kind: 'produced',
        file: await produceExecutedFile(task.input, sealPorts, prepared.render),
      }
    case 'draw':
      return { kind: 'drawn', document: await renderDocument(task.input) }
    case 'prepare':
      await prepare(task)
      return { kind: 'prepared' }
    case 'warm-up':
      await warmUp()
      return { kind: 'warmed-up' }
    case 'free-memory':
      collectGarbage()
      return { kind: 'memory-freed' }
  }
}

async function prepare({ documents = [], file }: Omit<PrepareSealInput, 'envelopeId'>) {
  for (const document of documents) {
    await prepared.prepare(document)
  }
  if (file) {
    await prepareExecutedFile(file, sealPorts, prepared.finish)
  }
}

function toMessage(error: unknown): ThreadMessage {
  if (error instanceof SigningError) {
    return { kind: 'rejected', code: error.code, message: error.message, fields: error.fields }
  }

  return { kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : '' }
}

function post(message: ThreadMessage): void {
  parentPort?.postMessage(message, message.kind === 'produced' ? listOwned(message.file.pdf) : [])
}

/** Bytes that fill their buffer are handed over instead of copied: this thread does not use them again. */
function listOwned({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}
