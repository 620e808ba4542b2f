import { Worker } from 'node:worker_threads'
import type { CompiledForm } from '../compile/compile-form.ts'
import type { Variant } from '../compile/variant.ts'
import type { FormDefinition } from '../form-definition.ts'
import type { CustomForm } from '../custom-form.ts'
import type { CompileRequest, ThreadMessage } from './messages.ts'

/** Compiles forms in a worker thread, so that requests are not blocked by it. */
export interface CompileWorker {
  /** A form of the catalog. Rejects with an `Error` that has the message of what `compileForm` throws. */
  compile(definition: FormDefinition, variant: Variant): Promise<CompiledForm>
  /** A custom text; rejects in the same way. */
  compileCustom(custom: CustomForm, variant: Variant): Promise<CompiledForm>
  /** Stops the thread; pending calls reject. */
  close(): Promise<void>
}

interface PendingRequest {
  resolve(form: CompiledForm): void
  reject(error: Error): void
}

/** With its fonts and forms a thread takes 100 MB. */
const idleMs = 30_000

/** The thread starts with a request, ends without one, and does not keep the process alive. */
export function createCompileWorker(): CompileWorker {
  const pending = new Map<number, PendingRequest>()
  let thread: Worker | undefined
  let loaded: Promise<unknown> | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): Worker {
    const worker = new Worker(new URL('./worker-thread.ts', import.meta.url))
    worker.unref()
    worker.on('message', (response: ThreadMessage) => {
      if (response === 'loaded') {
        return
      }
      const request = pending.get(response.id)
      pending.delete(response.id)
      if (pending.size === 0) {
        idleTimer = setTimeout(() => end(worker), idleMs).unref()
      }
      if ('form' in response) {
        request?.resolve(response.form)
      } else {
        request?.reject(new Error(response.error))
      }
    })
    loaded = new Promise((resolve) => worker.once('message', resolve).once('exit', resolve))
    worker.on('error', (error) => rejectAll(error))
    worker.on('exit', () => {
      if (thread === worker) {
        rejectAll(new Error('The thread that compiles forms has stopped.'))
      }
    })
    return worker
  }

  function end(worker: Worker): void {
    thread = undefined
    void worker.terminate()
  }

  function rejectAll(error: unknown): void {
    thread = undefined
    const requests = [...pending.values()]
    pending.clear()
    requests.forEach(({ reject }) =>
      reject(error instanceof Error ? error : new Error(String(error))),
    )
  }

  function ask(form: { formId: string } | { custom: CustomForm }, variant: Variant) {
    clearTimeout(idleTimer)
    thread ??= start()
    lastId += 1
    const request: CompileRequest = { id: lastId, variant, ...form }
    const compiled = new Promise<CompiledForm>((resolve, reject) => {
      pending.set(request.id, { resolve, reject })
    })
    thread.postMessage(request)
    return compiled
  }

  return {
    compile: ({ id: formId }, variant) => ask({ formId }, variant),
    compileCustom: (custom, variant) => ask({ custom }, variant),

    async close() {
      clearTimeout(idleTimer)
      thread?.ref()
      // V8 ends the whole process if a thread is ended while it loads its code.
      await loaded
      await thread?.terminate()
    },
  }
}
