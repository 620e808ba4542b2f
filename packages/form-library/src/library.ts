import type { Template, TemplateSource } from '@countersign/esign'
import { catalogue } from './catalog.ts'
import { cacheName, readCompiled, writeCompiled } from './compiled-cache.ts'
import type { FormCache } from './compiled-cache.ts'
import { createFormSearch } from './search/search.ts'
import type { FormSearch } from './search/search.ts'
import { compileForm, templateIdOf } from './compile/compile-form.ts'
import type { CompiledForm } from './compile/compile-form.ts'
import type { Print } from './compile/layout/paper.ts'
import { residentsIn } from './compile/variant.ts'
import type { Variant } from './compile/variant.ts'
import type { FormDefinition } from './form-definition.ts'
import { summarizeForm } from './form-summary.ts'
import type { FormSummary } from './form-summary.ts'

/** The forms, compiled when they are first asked for and kept. It is the engine's `TemplateSource`. */
export interface FormLibrary extends TemplateSource {
  /** What the catalogue shows, in its order. */
  forms(): FormSummary[]
  /** As landlords name them, with synonyms and slips of the finger; the best first. */
  search: FormSearch
  /**
   * `<form>@<edition>/k<n>` for n signers; `/k<n>r<i>` is the private copy of the one at place i, of
   * forms of the scopes `each` and `guarantor`; `-large` behind either is the same in 18 points.
   * `undefined` where there is no such template.
   */
  find(templateId: string): Promise<Template | undefined>
  /** The first page for one resident as an SVG; `undefined` where there is no such form. */
  thumbnail(formId: string): Promise<string | undefined>
}

export interface FormLibraryOptions {
  /** Where compiled forms are kept between two starts; without one they are compiled again. */
  cache?: FormCache
  /** The forms; by default all that the library holds. */
  definitions?: readonly FormDefinition[]
  /** How a form of the catalogue is compiled: here, unless a thread is to do it. */
  compile?: (
    definition: FormDefinition,
    signerCount: number,
    resident?: number,
    print?: Print,
  ) => Promise<CompiledForm>
}

export function createFormLibrary(options: FormLibraryOptions = {}): FormLibrary {
  const definitions = options.definitions ?? catalogue
  const variants = new Map(definitions.flatMap(variantsOf))
  const compiled = new Map<string, Promise<CompiledForm>>()
  const summaries = definitions.map(summarizeForm)

  const load = (templateId: string): Promise<CompiledForm> | undefined => {
    const variant = variants.get(templateId)
    if (!variant) {
      return undefined
    }

    const known = compiled.get(templateId)
    if (known) {
      return known
    }
    const loading = compile(variant, options)
    compiled.set(templateId, loading)
    // A failed compile is not remembered: the disk of a cache may come back.
    loading.catch(() => compiled.delete(templateId))
    return loading
  }

  return {
    forms: () => [...summaries],
    search: createFormSearch(summaries),
    find: async (templateId) => load(templateId),
    thumbnail: async (formId) => {
      const definition = definitions.find(({ id }) => id === formId)
      return definition && (await load(templateIdOf(definition, { signerCount: 1 })))?.thumbnail
    },
  }
}

interface MadeForm extends Variant {
  definition: FormDefinition
}

function variantsOf(definition: FormDefinition): [string, MadeForm][] {
  return [1, 2, 3, 4]
    .flatMap((signerCount) => [{ signerCount }, ...privateCopies(definition, signerCount)])
    .flatMap((made): Variant[] => [made, { ...made, print: 'large' }])
    .map((made) => [templateIdOf(definition, made), { definition, ...made }])
}

/** Where each signer has a copy of their own, there is one for every place. */
function privateCopies({ signerScope }: FormDefinition, signerCount: number): Variant[] {
  return signerScope === 'each' || signerScope === 'guarantor'
    ? residentsIn({ signerCount }).map((resident) => ({ signerCount, resident }))
    : []
}

async function compile(variant: MadeForm, options: FormLibraryOptions): Promise<CompiledForm> {
  const { definition, signerCount, resident, print } = variant
  const { cache, compile: make = compileForm } = options
  if (!cache) {
    return make(definition, signerCount, resident, print)
  }

  const name = cacheName(definition, variant)
  const kept = readCompiled(await cache.read(name), definition, variant)
  if (kept) {
    return kept
  }
  const made = await make(definition, signerCount, resident, print)
  await cache.write(name, writeCompiled(made))

  return made
}
