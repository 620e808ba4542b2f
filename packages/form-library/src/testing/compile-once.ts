import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readBuiltForm } from '../built-forms/read-built-form.ts'
import { formatCacheName, readCompiled, writeCompiled } from '../compiled-cache.ts'
import { compileForm, type CompiledForm } from '../compile/compile-form.ts'
import type { Variant } from '../compile/variant.ts'
import type { FormDefinition } from '../form-definition.ts'

const compiled = new WeakMap<FormDefinition, Map<string, Promise<CompiledForm>>>()
/** Also of the server's tests, for all runs: the name of an entry contains a hash of the compiler's sources. */
const cacheFolder = path.resolve(import.meta.dirname, '../../../../.cache/test-forms')

/** As `compileForm`, once for each variant: what was built, or what another test has compiled. */
export function compileOnce(form: FormDefinition, variant: Variant): Promise<CompiledForm> {
  const variants = compiled.get(form) ?? new Map<string, Promise<CompiledForm>>()
  compiled.set(form, variants)
  const key = JSON.stringify(variant)
  const known = variants.get(key) ?? findOrCompile(form, variant)
  variants.set(key, known)

  return known
}

async function findOrCompile(form: FormDefinition, variant: Variant): Promise<CompiledForm> {
  const name = formatCacheName(form, variant)
  const file = path.join(cacheFolder, name)
  const bytes = (await readBuiltForm(name)) ?? (await readFile(file).catch(() => undefined))
  const found = readCompiled(bytes, form, variant)
  if (found) {
    return found
  }

  const made = await compileForm(form, variant)
  await mkdir(cacheFolder, { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, writeCompiled(made))
  await rename(draft, file)
  return made
}
