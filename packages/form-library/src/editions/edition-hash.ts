import { createHash } from 'node:crypto'
import { canonicalJson } from '@countersign/answers/canonical-json'
import type { Field } from '@countersign/answers/field'
import { describeForm } from '../compile/compile-form.ts'
import type { FormDefinition } from '../form-definition.ts'

export function formatEditionName({ id, edition }: FormDefinition): string {
  return `${id}@${edition}`
}

/**
 * SHA-256, in hex, of everything that a form says and asks, for one to four residents. The layout is
 * not part of it: a page may be drawn better without a new edition.
 */
export function hashEdition(definition: FormDefinition): string {
  const { title, description, useWhen, category, deliveryClass, jurisdiction } = definition
  const { edition, revisedOn, signerScope, ownerSigns, sources } = definition
  // The names of these properties are part of the hash.
  const made = [1, 2, 3, 4].map((count) => {
    const { fields, reading } = describeForm(definition, { signerCount: count }).template
    return { fields: fields.map(toHashedField), reading }
  })
  const content = {
    ...{ title, description, useWhen, category, deliveryClass, jurisdiction },
    ...{ edition, revisedOn, signerScope, ownerSigns, sources },
    ...(definition.replacedIn && { replacedIn: definition.replacedIn }),
    made,
  }

  return createHash('sha256').update(canonicalJson(content)).digest('hex')
}

/**
 * Column widths are layout, `carriedFrom` and `usual` only say where a first draft of an answer comes
 * from, and `past` only warns.
 */
function toHashedField({ carriedFrom: _, usual: __, past: ___, ...field }: Field): Field {
  return field.columns
    ? {
        ...field,
        columns: field.columns.map(({ past: ____, ...column }) => ({ ...column, weight: 1 })),
      }
    : field
}
