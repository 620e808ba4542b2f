import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdObjectUrl, readObjectUrl } from './object-url.ts'

const revoked: string[] = []

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${Math.random()}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
})
afterEach(() => vi.restoreAllMocks())

test('bytes keep one address until the last one who shows them lets go', () => {
  const blob = new Blob(['%PDF'])
  const letGo = holdObjectUrl(blob, () => undefined)
  const url = readObjectUrl(blob)
  const letGoToo = holdObjectUrl(blob, () => undefined)

  expect(readObjectUrl(blob)).toBe(url)
  letGo()
  expect(revoked).not.toContain(url)
  letGoToo()
  expect(revoked).toContain(url)
  expect(readObjectUrl(blob)).toBeUndefined()
})

test('bytes that are shown again get a new address', () => {
  const blob = new Blob(['%PDF'])
  holdObjectUrl(blob, () => undefined)()
  let told = 0
  holdObjectUrl(blob, () => (told += 1))

  expect(told).toBe(1)
  expect(revoked).not.toContain(readObjectUrl(blob))
})
