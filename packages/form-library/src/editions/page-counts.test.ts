import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { smallForm } from '../testing/small-form.ts'
import { getPageCount } from './page-counts.ts'

/** The golden pages are held against the layout by a test of their own. */
function goldenPages(id: string): number {
  const golden = readFileSync(new URL(`../golden/${id}.txt`, import.meta.url), 'utf8')

  return Number(/^pages (\d+)/.exec(golden)?.[1])
}

it('the pages on record are those that each form has; if not, run npm run editions', () => {
  const wrong = catalog.filter((form) => getPageCount(form) !== goldenPages(form.id))

  expect(wrong.map(({ id }) => id)).toEqual([])
})

it('a form that is not on record is laid out to know', () => {
  expect(getPageCount(smallForm())).toBe(1)
})
