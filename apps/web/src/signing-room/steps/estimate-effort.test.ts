import { describe, expect, test } from 'vitest'
import { estimateEffort } from './estimate-effort.ts'

describe('The estimated time', () => {
  test('is at least five minutes', () => {
    expect(estimateEffort([], [])).toEqual({ words: 0, places: 0, minutes: 5 })
  })

  test('counts the words to read', () => {
    const words = 1000

    expect(estimateEffort([{ words }], [])).toMatchObject({ words, minutes: 5 })
    expect(estimateEffort([{ words }, { words }], []).minutes).toBe(10)
  })

  test('counts the places to answer or sign; the signature in a form confirms it too', () => {
    const missing = ['d1/TT1.signature', 'd1/TT1.confirmed', 'd2/TT1.confirmed', 'TT1.vehicle']

    expect(estimateEffort([{ words: 2000 }], missing)).toEqual({
      words: 2000,
      places: 3,
      minutes: 15,
    })
  })
})
