import { Worker } from 'node:worker_threads'
import type { ExecutedFileInput, ProducedFile } from '@countersign/esign/produce'

/** What a thread says. */
export type SealAnswer =
  { kind: 'ready' } | { kind: 'made'; file: ProducedFile } | { kind: 'failed'; words: string }

export interface SealThread {
  /** Settles once the thread has loaded its code. */
  ready: Promise<void>
  /** One file at a time. A thread that dies of it says so and is not used again. */
  produce(input: ExecutedFileInput): Promise<ProducedFile>
  close(): Promise<void>
}

export interface SealThreadSettings {
  module: URL
  memoryMb: number
  timeLimitMs: number
  /** Told as soon as the thread is gone, before whoever waits for it is. */
  whenEnded(): void
}

interface Task {
  resolve(file: ProducedFile): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

export function openSealThread(settings: SealThreadSettings): SealThread {
  const { module, memoryMb, timeLimitMs, whenEnded } = settings
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
  const loaded = Promise.withResolvers<undefined>()
  // Whoever needs it awaits it; nobody has to.
  loaded.promise.catch(() => undefined)
  let cause: Error | undefined
  let task: Task | undefined

  const take = (): Task | undefined => {
    const taken = task
    task = undefined
    clearTimeout(taken?.timer)
    worker.unref()
    return taken
  }

  worker.unref()
  worker.on('message', (answer: SealAnswer) => {
    switch (answer.kind) {
      case 'ready':
        loaded.resolve(undefined)
        return
      case 'made':
        take()?.resolve(answer.file)
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
    produce: (input) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          cause = new Error(`The file took longer than ${timeLimitMs} ms.`)
          void worker.terminate()
        }, timeLimitMs)
        task = { resolve, reject, timer }
        worker.ref()
        worker.postMessage(input)
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
