import { expect, test } from 'vitest'
import { keepRecent } from './template-cache.ts'

const counted = () => {
  const made: string[] = []
  const make = (name: string, bytes: number) => async () => {
    made.push(name)
    return bytes
  }
  return { made, make }
}

test('what fails or is nothing is tried again', async () => {
  const recent = keepRecent<number>({ most: 9, mostBytes: 9 }, (size) => size)
  await expect(recent.get('a', () => Promise.reject(new Error('no disk')))).rejects.toThrow('disk')
  expect(await recent.get('a', async () => undefined)).toBeUndefined()
  expect(await recent.get('a', async () => 1)).toBe(1)
})

test('two who ask in one instant wait for one making', async () => {
  const { made, make } = counted()
  const recent = keepRecent<number>({ most: 9, mostBytes: 9 }, (size) => size)
  await Promise.all([recent.get('a', make('a', 1)), recent.get('a', make('a', 1))])

  expect(made).toEqual(['a'])
})

test('beyond the number or the size goes what was not asked for longest', async () => {
  for (const bounds of [
    { most: 2, mostBytes: 100 },
    { most: 9, mostBytes: 10 },
  ]) {
    const { made, make } = counted()
    const recent = keepRecent<number>(bounds, (size) => size)
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await recent.get(name, make(name, 5))
    }
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  }
})

test('what is larger than all room stays until something else is asked for', async () => {
  const { made, make } = counted()
  const recent = keepRecent<number>({ most: 9, mostBytes: 10 }, (size) => size)
  for (const name of ['large', 'large', 'a', 'large']) {
    await recent.get(name, make(name, name === 'large' ? 50 : 1))
  }

  expect(made).toEqual(['large', 'a', 'large'])
})
