import { parentPort, workerData } from 'node:worker_threads'
import { preparePdf } from '../../own-pdf/prepare/prepare-pdf.ts'
import { admitPdf } from '../admit-pdf.ts'
import { inspectPdf } from '../inspect-pdf.ts'
import type { InspectAnswer, InspectTask } from './inspect-task.ts'
import { InspectionError } from '../inspection-error.ts'

/** Each thread handles one file. */
const task: InspectTask = workerData
post({ kind: 'ready' })
await run()

async function run(): Promise<void> {
  try {
    post(await execute())
  } catch (error) {
    if (error instanceof InspectionError) {
      post({ kind: 'refused', code: error.code, message: error.message })
    } else if (isStackOverflow(error)) {
      const message =
        'This file is nested too deeply to be read. Print it to a new PDF and try again.'
      post({ kind: 'refused', code: 'too-complex', message })
    } else {
      post({ kind: 'failed', words: error instanceof Error ? (error.stack ?? error.message) : '' })
    }
  }
}

function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack')
}

async function execute(): Promise<InspectAnswer> {
  if (task.kind === 'inspect') {
    return { kind: 'done', inspection: await inspectPdf(task.bytes, task.options) }
  }
  if (task.kind === 'prepare') {
    return { kind: 'prepared', prepared: await preparePdf(task.bytes, task.options) }
  }
  const admitted = await admitPdf(task.bytes, task.options)
  return { kind: 'done', inspection: admitted.inspection, admitted }
}

function post(message: InspectAnswer): void {
  parentPort?.postMessage(message)
}
