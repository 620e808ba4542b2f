import { once } from 'node:events'
import { Piscina } from 'piscina'
import type { CompiledForm } from '../compile/compile-form.ts'
import type { Variant } from '../compile/variant.ts'
import type { FormDefinition } from '../form-definition.ts'
import type { CustomForm } from '../custom-form.ts'
import type { CompileRequest } from './worker-thread.ts'

/** Compiles forms in a worker thread, so that requests are not blocked by it. */
export interface CompileWorker {
  /** A form of the catalog. Rejects with an `Error` that has the message of what `compileForm` throws. */
  compile(definition: FormDefinition, variant: Variant): Promise<CompiledForm>
  /** A custom text; rejects in the same way. */
  compileCustom(custom: CustomForm, variant: Variant): Promise<CompiledForm>
  /** Stops the thread; pending calls reject. */
  close(): Promise<void>
}

/** The thread starts with a request, ends without one, and does not keep the process alive. */
export function createCompileWorker(): CompileWorker {
  const pool = new Piscina({
    filename: new URL('./worker-thread.ts', import.meta.url).href,
    name: 'run',
    minThreads: 0,
    maxThreads: 1,
    // With its fonts and forms a thread takes 100 MB.
    idleTimeout: 30_000,
  })
  let loading: Promise<unknown> = Promise.resolve()

  const run = (request: CompileRequest): Promise<CompiledForm> => {
    if (pool.threads.length === 0) {
      loading = once(pool, 'workerCreate')
    }
    return pool.run(request)
  }

  return {
    compile: ({ id: formId }, variant) => run({ formId, variant }),
    compileCustom: (custom, variant) => run({ custom, variant }),

    async close() {
      // V8 ends the whole process if a thread is ended while it loads its code.
      await loading
      await pool.destroy()
    },
  }
}
