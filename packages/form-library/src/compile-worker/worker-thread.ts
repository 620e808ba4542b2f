import { parentPort } from 'node:worker_threads'
import { catalog } from '../catalog.ts'
import { compileForm } from '../compile/compile-form.ts'
import type { FormDefinition } from '../form-definition.ts'
import { composeCustomForm } from '../custom-form.ts'
import type { CompileRequest, CompileResponse, ThreadMessage } from './messages.ts'

parentPort?.on('message', (request: CompileRequest) => {
  void handle(request).then(post)
})
post('loaded')

function post(message: ThreadMessage): void {
  parentPort?.postMessage(message)
}

async function handle(request: CompileRequest): Promise<CompileResponse> {
  const { id, variant } = request
  try {
    return { id, form: await compileForm(findDefinition(request), variant) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

function findDefinition(request: CompileRequest): FormDefinition {
  if ('custom' in request) {
    return composeCustomForm(request.custom)
  }
  const definition = catalog.find((form) => form.id === request.formId)
  if (!definition) {
    throw new Error(`The catalog has no form "${request.formId}".`)
  }

  return definition
}
