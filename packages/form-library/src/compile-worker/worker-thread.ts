import { catalog } from '../catalog.ts'
import { type CompiledForm, compileForm } from '../compile/compile-form.ts'
import type { Variant } from '../compile/variant.ts'
import type { FormDefinition } from '../form-definition.ts'
import { composeCustomForm, type CustomForm } from '../custom-form.ts'

/** A form of the catalog, whose definition has functions, or a custom text. */
export type CompileRequest = { variant: Variant } & ({ formId: string } | { custom: CustomForm })

export function run(request: CompileRequest): Promise<CompiledForm> {
  return compileForm(findDefinition(request), request.variant)
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
