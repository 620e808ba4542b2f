import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { smallForm } from '../testing/small-form.ts'
import { getPageCount } from './page-counts.ts'

/** `golden.test.ts` compares the golden pages with the layout. */
function goldenPages(id: string): number {
  const golden = readFileSync(new URL(`../golden/${id}.txt`, import.meta.url), 'utf8')

  return Number(/^pages (\d+)/.exec(golden)?.[1])
}

it('recorded page counts match the golden pages; if not, run npm run editions', () => {
  const wrong = catalog.filter((form) => getPageCount(form) !== goldenPages(form.id))

  expect(wrong.map(({ id }) => id)).toEqual([])
})

it('a form without a recorded count is laid out', () => {
  expect(getPageCount(smallForm())).toBe(1)
})
