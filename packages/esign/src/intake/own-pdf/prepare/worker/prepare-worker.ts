import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { preparePdf } from '../prepare-pdf.ts'
import type { PrepareAnswer, PrepareTask } from './prepare-task.ts'
import { InspectionError } from '../../../inspect/inspection-error.ts'

/** Each thread handles one file. */
const task: PrepareTask = workerData
post({ kind: 'ready', cpuMs: cpuMs() })
await run()

async function run(): Promise<void> {
  try {
    const prepared = await preparePdf(await read(task), task.options)
    post({ kind: 'prepared', cpuMs: cpuMs(), prepared })
  } catch (error) {
    if (error instanceof InspectionError) {
      post({ kind: 'rejected', code: error.code, message: error.message })
    } else if (isStackOverflow(error)) {
      const message =
        'This file is nested too deeply to be read. Print it to a new PDF and try again.'
      post({ kind: 'rejected', code: 'too-complex', message })
    } else {
      post({
        kind: 'failed',
        details: error instanceof Error ? (error.stack ?? error.message) : '',
      })
    }
  }
}

async function read({ source }: PrepareTask): Promise<Uint8Array> {
  return 'path' in source ? readFile(source.path) : source
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack')
}

function post(message: PrepareAnswer): void {
  parentPort?.postMessage(message)
}
