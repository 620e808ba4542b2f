import { Worker } from 'node:worker_threads'
import { SigningError } from '@countersign/esign'
import type { ThreadMessage, ThreadResult, ThreadTask } from './thread-messages.ts'

export interface SealThread {
  /** Resolves once the thread has loaded its code. */
  ready: Promise<void>
  /** One task at a time. A thread that crashes is not used again. */
  run(task: ThreadTask): Promise<ThreadResult>
  close(): Promise<void>
}

export interface SealThreadOptions {
  module: URL
  memoryMb: number
  timeoutMs: number
  /** Runs before the task's promise rejects. */
  onExit(): void
}

interface PendingTask {
  resolve(result: ThreadResult): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

export function openSealThread(options: SealThreadOptions): SealThread {
  const { module, memoryMb, timeoutMs, onExit } = options
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
  const loaded = Promise.withResolvers<undefined>()
  // Awaiting `ready` is optional: this prevents an unhandled rejection.
  const settled = loaded.promise.catch(() => undefined)
  let cause: Error | undefined
  let pending: PendingTask | undefined

  const takePending = (): PendingTask | undefined => {
    const taken = pending
    pending = undefined
    clearTimeout(taken?.timer)
    worker.unref()
    return taken
  }

  worker.unref()
  worker.on('message', (message: ThreadMessage) => {
    switch (message.kind) {
      case 'ready':
        loaded.resolve(undefined)
        return
      case 'produced':
      case 'drawn':
      case 'prepared':
      case 'warmed-up':
      case 'memory-freed':
        takePending()?.resolve(message)
        return
      case 'rejected':
        takePending()?.reject(new SigningError(message.code, message.message, message.fields))
        return
      case 'failed':
        takePending()?.reject(new Error(`The sealing thread failed. ${message.error}`))
    }
  })
  worker.on('error', (error) => void (cause = asError(error)))
  // Also for out of memory, timeouts and close.
  worker.once('exit', (code) => {
    const error = cause ?? new Error(`The sealing thread ended with code ${code}.`)
    onExit()
    loaded.reject(error)
    takePending()?.reject(error)
  })

  return {
    ready: loaded.promise,
    run: (task) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          cause = new Error(`The file took longer than ${timeoutMs} ms.`)
          void worker.terminate()
        }, timeoutMs)
        pending = { resolve, reject, timer }
        worker.ref()
        worker.postMessage(task)
      }),
    async close() {
      worker.ref()
      // V8 ends the whole process if a thread is ended while it loads its code.
      await settled
      await worker.terminate()
    },
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
