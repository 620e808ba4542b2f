import { readBuiltForm } from '../built-forms/read-built-form.ts'
import { formatCacheName, readCompiled } from '../compiled-cache.ts'
import { compileForm, type CompiledForm } from '../compile/compile-form.ts'
import type { Variant } from '../compile/variant.ts'
import type { FormDefinition } from '../form-definition.ts'

const compiled = new WeakMap<FormDefinition, Map<string, Promise<CompiledForm>>>()

/** As `compileForm`, once for each variant: what was built, or what another test file of the worker has compiled. */
export function compileOnce(form: FormDefinition, variant: Variant): Promise<CompiledForm> {
  const variants = compiled.get(form) ?? new Map<string, Promise<CompiledForm>>()
  compiled.set(form, variants)
  const key = JSON.stringify(variant)
  const known = variants.get(key) ?? findOrCompile(form, variant)
  variants.set(key, known)

  return known
}

async function findOrCompile(form: FormDefinition, variant: Variant): Promise<CompiledForm> {
  const built = await readBuiltForm(formatCacheName(form, variant))

  return readCompiled(built, form, variant) ?? compileForm(form, variant)
}
