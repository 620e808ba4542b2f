import { expect, test } from 'vitest'
import { placeMarks, separateMarks } from './room-marks.ts'

test('each mark is sent once, and stands in all its places again', () => {
  const casey = { kind: 'typed' as const, text: 'Casey Morgan' }
  const answers = {
    'd1/TT1.signature': casey,
    'd2/TT1.signature': { ...casey },
    'd1/TT2.signature': { ...casey, text: 'Robin Ellis' },
    rent: 125_000,
  }
  const sent = separateMarks(answers)

  expect(sent.answers).toEqual({ rent: 125_000 })
  expect(JSON.stringify(sent).split('Casey')).toHaveLength(2)
  expect(placeMarks(sent)).toEqual(answers)
  expect(placeMarks(separateMarks({ rent: 125_000 }))).toEqual({ rent: 125_000 })
})
