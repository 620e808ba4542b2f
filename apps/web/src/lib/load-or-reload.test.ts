import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadOrReload } from './load-or-reload.ts'

const reload = vi.fn()
const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok' })))
})
afterEach(() => vi.unstubAllGlobals())

test('a part that an update has removed comes with a new page, once its retry fails', async () => {
  const load = loadOrReload(missing)

  await expect(load()).rejects.toThrow()
  expect(reload).not.toHaveBeenCalled()

  await expect(load()).rejects.toThrow()
  expect(reload).toHaveBeenCalledOnce()
})

test('without a connection the page stays, so that nothing on it is lost', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const load = loadOrReload(missing)

  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(load()).rejects.toThrow()
  }
  expect(reload).not.toHaveBeenCalled()
})

test('a part that arrives on the second attempt is used without a reload', async () => {
  const load = loadOrReload(vi.fn(() => Promise.resolve('part')).mockImplementationOnce(missing))

  await expect(load()).rejects.toThrow()
  expect(await load()).toBe('part')
  expect(reload).not.toHaveBeenCalled()
})
