import { isSignable } from '@countersign/contract/rules/form-rules'
import type { Template, TemplateSource } from '@countersign/pdf/template'
import { catalog } from './catalog.ts'
import { formatCacheName, readCompiled, writeCompiled, type FormCache } from './compiled-cache.ts'
import { createFormSearch, type FormSearch } from './search/search.ts'
import { compileForm, formatTemplateId, type CompiledForm } from './compile/compile-form.ts'
import { listResidents, type Variant } from './compile/variant.ts'
import type { FormDefinition } from './form-definition.ts'
import { composeCustomForm, type CustomForm } from './custom-form.ts'
import { summarizeForm, type FormSummary } from './form-summary.ts'
import { withdrawnEditions, type WithdrawnEdition } from './withdrawn-editions.ts'

/** Compiles each form on first use and keeps it in memory. Implements the engine's `TemplateSource`. */
export interface FormLibrary extends TemplateSource {
  /** All forms, in catalog order. */
  forms(): FormSummary[]
  /** Earlier editions that were wrong. */
  withdrawn(): readonly WithdrawnEdition[]
  /** By landlords' own words, with synonyms and typo tolerance; best match first. */
  search: FormSearch
  /**
   * `<form>@<edition>/k<n>` for n signers; `/k<n>r<i>` is signer i's private copy of forms with the
   * scopes `each` and `guarantor`; `o<m>` after it for m owners; `-large` at the end is large print (18 points),
   * `-es` the Spanish information sheet of a printed form.
   * `undefined` for an unknown id.
   */
  find(templateId: string): Promise<Template | undefined>
  /** A custom text of this member. Throws as `compileForm` does. Nothing is kept. */
  compileCustom(custom: CustomForm, variant: Variant, ownerId: string): Promise<CompiledForm>
  /** The first page for one resident as an SVG; `undefined` for an unknown form. */
  thumbnail(formId: string): Promise<string | undefined>
}

export interface FormLibraryOptions {
  /** Forms that were compiled when the product was built. Default: none. */
  readBuilt?: FormCache['read']
  /** Keeps compiled forms between restarts. Default: none, every start compiles again. */
  cache?: FormCache
  /** Default: the catalog. */
  definitions?: readonly FormDefinition[]
  /** Default: `compileForm` in this thread. */
  compile?: (definition: FormDefinition, variant: Variant) => Promise<CompiledForm>
  /** For long texts. Default: in this thread. */
  compileCustom?: (custom: CustomForm, variant: Variant, ownerId: string) => Promise<CompiledForm>
}

/** Characters of a custom text that is set within some 50 ms, sooner than a thread starts. */
const maxInline = 4000

export function createFormLibrary(options: FormLibraryOptions = {}): FormLibrary {
  const definitions = options.definitions ?? catalog
  const variants = new Map(definitions.flatMap(listVariants))
  const compiled = new Map<string, Promise<CompiledForm>>()
  const summaries = definitions.map(summarizeForm)

  const load = (templateId: string): Promise<CompiledForm> | undefined => {
    const known = compiled.get(templateId)
    if (known) {
      return known
    }
    const form = variants.get(templateId)
    if (!form) {
      return undefined
    }

    const loading = compileCached(form, options)
    compiled.set(templateId, loading)
    // A failure is not cached: the next call tries again.
    loading.catch(() => compiled.delete(templateId))
    return loading
  }

  return {
    forms: () => [...summaries],
    withdrawn: () => withdrawnEditions,
    search: createFormSearch(summaries),
    find: async (templateId) => load(templateId),
    compileCustom: (custom, variant, ownerId) =>
      options.compileCustom && custom.text.length > maxInline
        ? options.compileCustom(custom, variant, ownerId)
        : compileForm(composeCustomForm(custom), variant),
    thumbnail: async (formId) => {
      const definition = definitions.find(({ id }) => id === formId)
      return definition && (await load(formatTemplateId(definition, { signerCount: 1 })))?.thumbnail
    },
  }
}

interface FormVariant {
  definition: FormDefinition
  variant: Variant
}

function listVariants(definition: FormDefinition): [string, FormVariant][] {
  return [1, 2, 3, 4]
    .flatMap((signerCount) => [{ signerCount }, ...listPrivateCopies(definition, signerCount)])
    .flatMap((variant): Variant[] =>
      definition.ownerSigns
        ? [variant, { ...variant, owners: 2 }, { ...variant, owners: 3 }]
        : [variant],
    )
    .flatMap((variant): Variant[] => [variant, { ...variant, print: 'large' }])
    .flatMap((variant): Variant[] =>
      isSignable(definition.deliveryClass) ? [variant] : [variant, { ...variant, language: 'es' }],
    )
    .map((variant) => [formatTemplateId(definition, variant), { definition, variant }])
}

/** Forms that each signer signs on a copy of their own have one such copy for every signer. */
function listPrivateCopies({ signerScope }: FormDefinition, signerCount: number): Variant[] {
  return signerScope === 'each' || signerScope === 'guarantor'
    ? listResidents({ signerCount }).map((resident) => ({ signerCount, resident }))
    : []
}

async function compileCached(
  { definition, variant }: FormVariant,
  { readBuilt, cache, compile = compileForm }: FormLibraryOptions,
): Promise<CompiledForm> {
  const name = formatCacheName(definition, variant)
  for (const read of [readBuilt, cache?.read]) {
    const form = readCompiled(await read?.(name), definition, variant)
    if (form) {
      return form
    }
  }
  const compiled = await compile(definition, variant)
  await cache?.write(name, writeCompiled(compiled))

  return compiled
}
