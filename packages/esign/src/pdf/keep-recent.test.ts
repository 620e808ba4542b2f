import { expect, test } from 'vitest'
import { keepRecent } from './keep-recent.ts'

test('a thing is made once, and again only after it had to make room', () => {
  const keep = keepRecent<string>(10)
  const made: string[] = []
  const ask = (name: string, size: number) =>
    keep(name, size, () => {
      made.push(name)
      return name
    })
  ask('a', 4)
  ask('b', 4)
  ask('a', 4)
  ask('c', 4)
  ask('a', 4)
  ask('b', 4)

  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('what is larger than the whole memory is made, handed out and not kept', () => {
  const keep = keepRecent<number>(10)
  let made = 0
  const ask = () => keep('large', 11, () => (made += 1))

  expect([ask(), ask()]).toEqual([1, 2])
})
