import { Worker } from 'node:worker_threads'
import { SigningError } from '@countersign/esign'
import type { ThreadAnswer, ThreadResult, ThreadTask } from './thread-messages.ts'

export interface SealThread {
  /** Settles once the thread has loaded its code. */
  ready: Promise<void>
  /** One task at a time. A thread that dies of it says so and is not used again. */
  run(task: ThreadTask): Promise<ThreadResult>
  close(): Promise<void>
}

export interface SealThreadSettings {
  module: URL
  memoryMb: number
  timeoutMs: number
  /** Told as soon as the thread is gone, before whoever waits for it is. */
  whenEnded(): void
}

interface Waiting {
  resolve(result: ThreadResult): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

export function openSealThread(settings: SealThreadSettings): SealThread {
  const { module, memoryMb, timeoutMs, whenEnded } = settings
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
  const loaded = Promise.withResolvers<undefined>()
  // Whoever needs it awaits it; nobody has to.
  loaded.promise.catch(() => undefined)
  let cause: Error | undefined
  let waiting: Waiting | undefined

  const take = (): Waiting | undefined => {
    const taken = waiting
    waiting = undefined
    clearTimeout(taken?.timer)
    worker.unref()
    return taken
  }

  worker.unref()
  worker.on('message', (answer: ThreadAnswer) => {
    switch (answer.kind) {
      case 'ready':
        loaded.resolve(undefined)
        return
      case 'produced':
      case 'drawn':
      case 'rehearsed':
        take()?.resolve(answer)
        return
      case 'refused':
        take()?.reject(new SigningError(answer.code, answer.message, answer.fields))
        return
      case 'failed':
        take()?.reject(new Error(`The file could not be made. ${answer.words}`))
    }
  })
  worker.on('error', (error) => void (cause = asError(error)))
  // Every death ends here: out of memory, out of time, closed.
  worker.once('exit', (code) => {
    const error = cause ?? new Error(`The sealing thread ended with code ${code}.`)
    whenEnded()
    loaded.reject(error)
    take()?.reject(error)
  })

  return {
    ready: loaded.promise,
    run: (task) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          cause = new Error(`The file took longer than ${timeoutMs} ms.`)
          void worker.terminate()
        }, timeoutMs)
        waiting = { resolve, reject, timer }
        worker.ref()
        worker.postMessage(task)
      }),
    async close() {
      loaded.resolve(undefined)
      await worker.terminate()
    },
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
