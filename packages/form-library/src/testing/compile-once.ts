import { compileForm, type CompiledForm } from '../compile/compile-form.ts'
import type { Variant } from '../compile/variant.ts'
import type { FormDefinition } from '../form-definition.ts'

const compiled = new WeakMap<FormDefinition, Map<string, Promise<CompiledForm>>>()

/** As `compileForm`, once for each variant: test files of a worker share what they only read. */
export function compileOnce(form: FormDefinition, variant: Variant): Promise<CompiledForm> {
  const variants = compiled.get(form) ?? new Map<string, Promise<CompiledForm>>()
  compiled.set(form, variants)
  const key = JSON.stringify(variant)
  const known = variants.get(key) ?? compileForm(form, variant)
  variants.set(key, known)

  return known
}
