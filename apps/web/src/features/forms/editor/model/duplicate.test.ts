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
const context = { pages: [letter, letter], newId: countingIds() }

test('a duplicate is placed below the original, on the page, with its own answer', () => {
  const [copy] = duplicatePlaces([aPlace({ answer: 'name', y: 790 - 20 })], context)

  expect(copy).toMatchObject({ x: 112, y: 772 })
  expect(copy).not.toHaveProperty('answer')
  expect(copy?.id).not.toBe('place')
})

test('a place pasted on another page keeps its position', () => {
  expect(pastePlaces([aPlace()], { ...context, page: 1 })).toEqual([
    aPlace({ id: expect.any(String), page: 1 }),
  ])
})

describe('duplicating for every resident', () => {
  const forEvery = (originals = [signature], places = originals) =>
    duplicateForEveryResident(originals, { ...context, places })

  test('gives the other three residents the same places, one below the other, without overlap', () => {
    const { added, noRoomFor } = forEvery()

    expect(added.map(({ role, x, y }) => ({ role, x, y }))).toEqual([
      { role: 'TT2', x: 100, y: 136 },
      { role: 'TT3', x: 100, y: 172 },
      { role: 'TT4', x: 100, y: 208 },
    ])
    expect(noRoomFor).toEqual([])
  })

  test('skips space that is taken', () => {
    const below = aPlace({ id: 'below', role: 'LLEdit', y: 140 })
    const { added } = forEvery([signature], [signature, below])
    const all = [signature, below, ...added]

    expect(added).toHaveLength(3)
    for (const [index, one] of all.entries()) {
      expect(all.slice(index + 1).filter((other) => overlaps(one, other))).toEqual([])
    }
  })

  test('keeps a signature and its date side by side', () => {
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

  test('adds no place twice and none for the owner', () => {
    const { added } = forEvery()
    expect(forEvery([signature], [signature, ...added]).added).toEqual([])
    expect(forEvery([aPlace({ role: 'LLSign' })]).added).toEqual([])
  })

  test('reports the residents who do not fit on the page', () => {
    const page = aPlace({ type: 'longtext', x: 6, y: 6, width: 600, height: 380 })

    expect(forEvery([page])).toMatchObject({
      added: [{ role: 'TT2' }],
      noRoomFor: ['TT3', 'TT4'],
    })
  })
})
