import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { views } from './gallery/views.ts'
import { expect, test } from './support/test.ts'

const web = path.resolve(import.meta.dirname, '../apps/web/src')

test('the gallery has every screen of the sitemap, and no view is lost', async () => {
  const router = await readFile(path.join(web, 'app/router.tsx'), 'utf8')
  const declared = [...router.matchAll(/screen\(\s*'([^']+)'/g)].map(([, screen]) => screen)
  const shown = new Set(views.map(({ screen }) => screen))
  expect([...new Set(declared)].filter((screen) => screen && !shown.has(screen))).toEqual([])
  const names = views.map(({ screen, state }) => `${screen}, ${state}`)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toHaveLength(177)
})
