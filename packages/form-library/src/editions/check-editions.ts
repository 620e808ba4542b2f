import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { FormDefinition } from '../form-definition.ts'
import { hashEdition, formatEditionName } from './edition-hash.ts'

/** From `<form>@<edition>` to the hash of what it says. */
export type Editions = Record<string, string>

export const editionsFile = fileURLToPath(new URL('../editions.json', import.meta.url))

export function readEditions(): Editions {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(editionsFile, 'utf8')))
}

export interface EditionsCheck {
  /** Editions that are not on record yet. */
  unknown: Editions
  /** For each form whose text changed under a published edition, what to do, in a sentence. */
  errors: string[]
}

/** Holds each form against the record: published text changes only with a new edition. */
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
          `${name} is published and its content changed. Give the form a new edition and revisedOn, or take the change back. Then run: npm run editions --workspace @countersign/form-library`,
      ),
  }
}
