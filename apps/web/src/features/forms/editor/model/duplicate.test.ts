import { describe, expect, test } from 'vitest'
import { aPlace, countingIds, letter } from './testing/a-place.ts'
import { overlaps } from './geometry/box.ts'
import { duplicateForEveryResident, duplicatePlaces, pastePlaces } from './duplicate.ts'

const signature = aPlace({
  id: 'sign',
  type: 'signature',
  label: 'Signature',
  width: 180,
  height: 30,
})
const around = { pages: [letter, letter], newId: countingIds() }

test('a duplicate lies below, on its page, and asks for an answer of its own', () => {
  const [copy] = duplicatePlaces([aPlace({ answer: 'name', y: 790 - 20 })], around)

  expect(copy).toMatchObject({ x: 112, y: 772 })
  expect(copy).not.toHaveProperty('answer')
  expect(copy?.id).not.toBe('place')
})

test('what is pasted on another page stands at the same spot there', () => {
  expect(pastePlaces([aPlace()], { ...around, page: 1 })).toEqual([
    aPlace({ id: expect.any(String), page: 1 }),
  ])
})

describe('duplicating for every resident', () => {
  const forEvery = (originals = [signature], places = originals) =>
    duplicateForEveryResident(originals, { ...around, places })

  test('gives the other three the same places, one below the other, over nothing', () => {
    const { added, noRoomFor } = forEvery()

    expect(added.map(({ role, x, y }) => ({ role, x, y }))).toEqual([
      { role: 'TT2', x: 100, y: 136 },
      { role: 'TT3', x: 100, y: 172 },
      { role: 'TT4', x: 100, y: 208 },
    ])
    expect(noRoomFor).toEqual([])
  })

  test('goes around what stands in the way', () => {
    const below = aPlace({ id: 'below', role: 'LLEdit', y: 140 })
    const { added } = forEvery([signature], [signature, below])
    const all = [signature, below, ...added]

    expect(added).toHaveLength(3)
    for (const [index, one] of all.entries()) {
      expect(all.slice(index + 1).filter((other) => overlaps(one, other))).toEqual([])
    }
  })

  test('keeps what belongs together side by side', () => {
    const date = aPlace({
      id: 'date',
      type: 'signedDate',
      label: 'Date signed',
      x: 300,
      height: 30,
    })
    const { added } = forEvery([signature, date])
    const second = added.filter(({ role }) => role === 'TT2')

    expect(second.map(({ x, y }) => [x, y])).toEqual([
      [100, 136],
      [300, 136],
    ])
  })

  test('gives nobody the same place twice, and leaves the owner out', () => {
    const { added } = forEvery()
    expect(forEvery([signature], [signature, ...added]).added).toEqual([])
    expect(forEvery([aPlace({ role: 'LLSign' })]).added).toEqual([])
  })

  test('says for whom the page has no room', () => {
    const page = aPlace({ type: 'longtext', x: 6, y: 6, width: 600, height: 380 })

    expect(forEvery([page])).toMatchObject({
      added: [{ role: 'TT2' }],
      noRoomFor: ['TT3', 'TT4'],
    })
  })
})
