import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acquireObjectUrl, readObjectUrl } from './object-url.ts'

const revoked: string[] = []

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${Math.random()}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
})
afterEach(() => vi.restoreAllMocks())

test('a file has one object URL until the last component that shows it unmounts', () => {
  const blob = new Blob(['%PDF'])
  const releaseFirst = acquireObjectUrl(blob, () => undefined)
  const url = readObjectUrl(blob)
  const releaseSecond = acquireObjectUrl(blob, () => undefined)

  expect(readObjectUrl(blob)).toBe(url)
  releaseFirst()
  expect(revoked).not.toContain(url)
  releaseSecond()
  expect(revoked).toContain(url)
  expect(readObjectUrl(blob)).toBeUndefined()
})

test('a file that is shown again gets a new object URL', () => {
  const blob = new Blob(['%PDF'])
  acquireObjectUrl(blob, () => undefined)()
  let calls = 0
  acquireObjectUrl(blob, () => (calls += 1))

  expect(calls).toBe(1)
  expect(revoked).not.toContain(readObjectUrl(blob))
})
