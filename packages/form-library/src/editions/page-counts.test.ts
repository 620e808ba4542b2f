import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { smallForm } from '../testing/small-form.ts'
import { getPageCounts } from './page-counts.ts'

/** `golden.test.ts` compares the golden pages with the layout. */
function goldenPages(id: string): number[] {
  const golden = readFileSync(new URL(`../golden/${id}.txt`, import.meta.url), 'utf8')

  return (/^pages (.+)/.exec(golden)?.[1] ?? '').split(' ').map(Number)
}

it('recorded page counts match the golden pages; if not, run npm run editions', () => {
  const recorded = catalog.map((form) => [form.id, getPageCounts(form)])

  expect(recorded).toEqual(catalog.map(({ id }) => [id, goldenPages(id)]))
})

it('a form without a recorded count is laid out', () => {
  expect(getPageCounts(smallForm())).toEqual([1, 1, 1, 1])
})
