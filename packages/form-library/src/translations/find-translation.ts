import { catalog } from '../catalog.ts'
import { buildReading } from '../compile/build-reading.ts'
import { expandForm } from '../compile/expand-form.ts'
import { listResidents, type Variant } from '../compile/variant.ts'
import type { FormDefinition } from '../form-definition.ts'
import { translateCompilerText } from './translate-compiler-text.ts'
import { translateForm } from './translate-form.ts'

/** Spanish texts by the English text, both as a reader sees them. */
export type FormTranslation = ReadonlyMap<string, string>

const translations = new Map<string, FormTranslation>()

/**
 * The Spanish translation of a form of the catalog, for any number of residents; empty for other forms.
 * It is for information only: the English text is what people sign. A packet that was sent with an
 * earlier edition finds the texts that have not changed.
 */
export function findTranslation(formId: string): FormTranslation {
  const known = translations.get(formId)
  if (known) {
    return known
  }

  const definition = catalog.find(({ id }) => id === formId)
  const translation = definition ? buildTranslation(definition) : new Map<string, string>()
  translations.set(formId, translation)
  return translation
}

/** Exported for the tests. */
export function buildTranslation(
  definition: FormDefinition,
  translated: FormDefinition = translateForm(definition),
): FormTranslation {
  const translation = new Map<string, string>()
  for (const variant of listAllVariants(definition)) {
    collectPairs(describe(definition, variant), describe(translated, variant), translation)
  }

  return translation
}

function describe(definition: FormDefinition, variant: Variant) {
  const { fields, pieces } = expandForm(definition, variant)

  return { title: definition.title, fields, reading: buildReading(definition, pieces) }
}

function listAllVariants({ signerScope }: FormDefinition): Variant[] {
  const isPrivate = signerScope === 'each' || signerScope === 'guarantor'

  return [1, 2, 3, 4].flatMap((signerCount) => [
    { signerCount },
    ...(isPrivate
      ? listResidents({ signerCount }).map((resident) => ({ signerCount, resident }))
      : []),
  ])
}

/** Both values have the same shape, so texts at the same place belong together. */
function collectPairs(english: unknown, spanish: unknown, into: Map<string, string>): void {
  if (typeof english === 'string' && typeof spanish === 'string') {
    const translated = translateCompilerText(spanish)
    if (translated !== english) {
      into.set(english, translated)
    }
  } else if (typeof english === 'object' && english && typeof spanish === 'object' && spanish) {
    const values = new Map(Object.entries(spanish))
    for (const [key, value] of Object.entries(english)) {
      collectPairs(value, values.get(key), into)
    }
  }
}
