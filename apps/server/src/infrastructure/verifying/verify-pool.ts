import { Worker } from 'node:worker_threads'
import type { FileInspection } from '@countersign/esign/verify'
import { DomainError } from '../../kernel/domain-error.ts'
import type { FileVerifier } from '../../kernel/ports.ts'
import type { VerifyAnswer, VerifyTask } from './verify-worker.ts'

export interface VerifyPool extends FileVerifier {
  close(): Promise<void>
}

export interface VerifyPoolSettings {
  /** PEM. */
  timeStampRoots: string[]
  /** How long one file may take; ten seconds unless said. */
  timeoutMs?: number
  /** What the thread may take, in megabytes; 256 unless said. */
  memoryMb?: number
  /** How many files may wait; eight unless said. */
  mostWaiting?: number
  /** The thread's own module; another one in tests. */
  module?: URL
}

/**
 * Files from anybody are looked at in a thread of their own, one after the other, with limits on
 * time, memory and how many wait: a file that was made to be slow ends the thread and nobody's
 * request but its sender's.
 */
export function createVerifyPool(settings: VerifyPoolSettings): VerifyPool {
  const { mostWaiting = 8 } = settings
  let thread: Thread | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const open = (): Thread => {
    const worker = new Worker(settings.module ?? new URL('./verify-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: settings.memoryMb ?? 256 },
      workerData: { timeStampRoots: settings.timeStampRoots },
    })
    const ready = new Promise<void>((resolve) => {
      worker.once('message', () => resolve()).once('exit', () => resolve())
    })
    worker.once('exit', () => (thread = thread?.worker === worker ? undefined : thread))
    worker.on('error', () => undefined) // It ends, and that is what counts.
    worker.unref()
    return { worker, ready }
  }

  return {
    async inspect(task) {
      if (waiting > mostWaiting) {
        throw new DomainError(
          'too-many-requests',
          'Many files are being checked right now. Try again in a minute.',
        )
      }
      waiting += 1
      const turn = last.then(async () => {
        thread ??= open()
        const { worker, ready } = thread
        worker.ref()
        // Loading its code is not the file's time.
        await ready
        return ask(worker, task, settings.timeoutMs ?? 10_000)
      })
      last = turn.catch(() => undefined)
      return turn.finally(() => (waiting -= 1))
    },
    async close() {
      await thread?.worker.terminate()
    },
  }
}

interface Thread {
  worker: Worker
  /** The first thing that a thread says is that it has loaded. */
  ready: Promise<void>
}

/** One answer of the thread, or what became of it. A thread that was too slow is ended. */
function ask(thread: Worker, task: VerifyTask, timeoutMs: number): Promise<FileInspection> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void thread.terminate(), timeoutMs)
    const settle = (what: () => void) => {
      clearTimeout(timer)
      thread.off('message', answered).off('exit', ended).unref()
      what()
    }
    const answered = (answer: VerifyAnswer) =>
      settle(() => {
        switch (answer.kind) {
          case 'inspected':
            return resolve(answer.file)
          case 'failed':
            return reject(new Error(`The file could not be checked. ${answer.words}`))
          case 'ready':
            return reject(new Error('A verifying thread has loaded twice.'))
        }
      })
    const ended = () => settle(() => reject(tooMuch()))
    thread.on('message', answered).once('exit', ended)
    thread.postMessage(task)
  })
}

function tooMuch(): DomainError {
  return new DomainError(
    'too-large',
    'This file takes too long to check. A file that Countersign has sealed never does.',
  )
}
