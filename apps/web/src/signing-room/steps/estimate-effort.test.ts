import type { RoomDocument } from '@countersign/contract/schemas/signing-room/room-document'
import { describe, expect, test } from 'vitest'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { estimateEffort } from './estimate-effort.ts'

const [lease] = fixtureRoom('TT1').documents

describe('The estimated time', () => {
  test('is at least five minutes', () => {
    expect(estimateEffort([], [])).toEqual({ words: 0, places: 0, minutes: 5 })
  })

  test('counts the words to read', () => {
    const read = (count: number) => formOf('word '.repeat(count))

    expect(estimateEffort([read(1000)], [])).toMatchObject({ words: 1000, minutes: 5 })
    expect(estimateEffort([read(1000), read(1000)], []).minutes).toBe(10)
  })

  test('counts the places to answer or sign, each once', () => {
    const form = formOf('word '.repeat(2000))
    const missing = form.fields.map(({ answerKey }) => answerKey)
    const { places, minutes } = estimateEffort([form, form], missing)

    expect(places).toBe(new Set(missing).size)
    expect(minutes).toBeGreaterThan(20)
  })
})

function formOf(text: string): RoomDocument {
  if (!lease) {
    throw new Error('The fixture has no form.')
  }
  return { ...lease, reading: [{ kind: 'paragraph', text }] }
}
