import { parentPort } from 'node:worker_threads'
import { catalog } from '../catalog.ts'
import { compileForm } from '../compile/compile-form.ts'
import type { CompileRequest, CompileResponse, ThreadMessage } from './messages.ts'

parentPort?.on('message', (request: CompileRequest) => {
  void handle(request).then(post)
})
post('loaded')

function post(message: ThreadMessage): void {
  parentPort?.postMessage(message)
}

async function handle({ id, formId, variant }: CompileRequest): Promise<CompileResponse> {
  const definition = catalog.find((form) => form.id === formId)
  if (!definition) {
    return { id, error: `The catalog has no form "${formId}".` }
  }

  try {
    return { id, form: await compileForm(definition, variant) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
