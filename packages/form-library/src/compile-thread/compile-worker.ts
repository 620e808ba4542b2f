import { parentPort } from 'node:worker_threads'
import { catalogue } from '../catalog.ts'
import { compileForm } from '../compile/compile-form.ts'
import type { CompileAnswer, CompileQuestion } from './compile-question.ts'

/** The thread's side: one question after the other. */
parentPort?.on('message', (question: CompileQuestion) => {
  void answer(question).then((said) => parentPort?.postMessage(said))
})

async function answer(asked: CompileQuestion): Promise<CompileAnswer> {
  const { question, formId, signerCount, resident, print } = asked
  const definition = catalogue.find(({ id }) => id === formId)
  if (!definition) {
    return { question, refusal: `The catalogue has no form "${formId}".` }
  }

  try {
    return { question, form: await compileForm(definition, signerCount, resident, print) }
  } catch (error) {
    return { question, refusal: error instanceof Error ? error.message : String(error) }
  }
}
