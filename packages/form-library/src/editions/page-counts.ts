import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { describeForm } from '../compile/compile-form.ts'
import { layOutForm } from '../compile/layout/lay-out-form.ts'
import type { FormDefinition } from '../form-definition.ts'
import { formatEditionName } from './edition-hash.ts'

export const pageCountsFile = fileURLToPath(new URL('../page-counts.json', import.meta.url))

const recordedCounts = z
  .record(z.string(), z.int())
  .parse(JSON.parse(readFileSync(pageCountsFile, 'utf8')))

/** The pages of a form for one resident. Lays out only forms whose count is not recorded. */
export function getPageCount(definition: FormDefinition): number {
  return recordedCounts[formatEditionName(definition)] ?? countPages(definition)
}

export function countPages(definition: FormDefinition): number {
  return layOutForm(definition, describeForm(definition, { signerCount: 1 }).pieces).length
}
