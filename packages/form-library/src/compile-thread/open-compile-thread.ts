import { Worker } from 'node:worker_threads'
import type { CompiledForm } from '../compile/compile-form.ts'
import type { Print } from '../compile/layout/paper.ts'
import type { FormDefinition } from '../form-definition.ts'
import type { CompileAnswer, CompileQuestion } from './compile-question.ts'

/** A thread that compiles the catalogue's forms, so that no request waits for a form to be drawn. */
export interface CompileThread {
  /** Throws what `compileForm` throws, as an Error with its words. */
  compile(
    definition: FormDefinition,
    signerCount: number,
    resident?: number,
    print?: Print,
  ): Promise<CompiledForm>
  /** Ends the thread; what was asked and not answered is refused. */
  close(): Promise<void>
}

interface Asked {
  resolve(form: CompiledForm): void
  reject(error: Error): void
}

/** The thread starts with the first question and keeps nobody's process alive. */
export function openCompileThread(): CompileThread {
  const asked = new Map<number, Asked>()
  let thread: Worker | undefined
  let questions = 0

  function open(): Worker {
    const worker = new Worker(new URL('./compile-worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', (answer: CompileAnswer) => {
      const waiting = asked.get(answer.question)
      asked.delete(answer.question)
      if ('form' in answer) {
        waiting?.resolve(answer.form)
      } else {
        waiting?.reject(new Error(answer.refusal))
      }
    })
    worker.on('error', (error) => refuseAll(error))
    worker.on('exit', () => refuseAll(new Error('The thread that compiles forms has ended.')))
    return worker
  }

  function refuseAll(error: unknown): void {
    thread = undefined
    const waiting = [...asked.values()]
    asked.clear()
    waiting.forEach(({ reject }) =>
      reject(error instanceof Error ? error : new Error(String(error))),
    )
  }

  return {
    compile({ id: formId }, signerCount, resident, print) {
      thread ??= open()
      questions += 1
      const made = { signerCount, resident, print }
      const question: CompileQuestion = { question: questions, formId, ...made }
      const answered = new Promise<CompiledForm>((resolve, reject) => {
        asked.set(question.question, { resolve, reject })
      })
      thread.postMessage(question)
      return answered
    },

    async close() {
      await thread?.terminate()
    },
  }
}
