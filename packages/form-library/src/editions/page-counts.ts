import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { describeForm } from '../compile/compile-form.ts'
import { layOutForm } from '../compile/layout/lay-out-form.ts'
import type { FormDefinition } from '../form-definition.ts'
import { formatEditionName } from './edition-hash.ts'

export const pageCountsFile = fileURLToPath(new URL('../page-counts.json', import.meta.url))

const PageCounts = z.tuple([z.int(), z.int(), z.int(), z.int()])
/** For one, two, three and four residents. */
export type PageCounts = z.infer<typeof PageCounts>

const recordedCounts = z
  .record(z.string(), PageCounts)
  .parse(JSON.parse(readFileSync(pageCountsFile, 'utf8')))

/** The pages of a form. Lays out only forms whose counts are not recorded. */
export function getPageCounts(definition: FormDefinition): PageCounts {
  return recordedCounts[formatEditionName(definition)] ?? countPages(definition)
}

export function countPages(definition: FormDefinition): PageCounts {
  const count = (signerCount: number) =>
    layOutForm(definition, describeForm(definition, { signerCount }).pieces).length

  return [count(1), count(2), count(3), count(4)]
}
