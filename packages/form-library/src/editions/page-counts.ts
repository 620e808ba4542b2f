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

/** How many pages a form has for one resident, without laying out those that are on record. */
export function getPageCount(definition: FormDefinition): number {
  return recordedCounts[formatEditionName(definition)] ?? countPages(definition)
}

/** By laying it out; a form may be drawn better without a new edition, so a test holds the record. */
export function countPages(definition: FormDefinition): number {
  return layOutForm(definition, describeForm(definition, { signerCount: 1 }).pieces).length
}
