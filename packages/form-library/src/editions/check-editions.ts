import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { FormDefinition } from '../form-definition.ts'
import { hashEdition, formatEditionName } from './edition-hash.ts'

/** From `<form>@<edition>` to the hash of its content. */
export type Editions = Record<string, string>

export const editionsFile = fileURLToPath(new URL('../editions.json', import.meta.url))

export function readEditions(): Editions {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(editionsFile, 'utf8')))
}

export interface EditionsCheck {
  /** Editions that are not recorded yet. */
  unknown: Editions
  /** A sentence for each form whose content changed within a published edition. */
  errors: string[]
}

/** Compares each form with its recorded hash: published text changes only with a new edition. */
export function checkEditions(
  known: Editions,
  definitions: readonly FormDefinition[],
): EditionsCheck {
  const hashed = definitions.map((definition) => ({
    name: formatEditionName(definition),
    hash: hashEdition(definition),
  }))

  return {
    unknown: Object.fromEntries(
      hashed.filter(({ name }) => !known[name]).map(({ name, hash }) => [name, hash]),
    ),
    errors: hashed
      .filter(({ name, hash }) => known[name] && known[name] !== hash)
      .map(
        ({ name }) =>
          `${name} is published and its content has changed. Give the form a new edition and revisedOn, or undo the change. Then run: npm run editions --workspace @countersign/form-library`,
      ),
  }
}
