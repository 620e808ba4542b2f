import { describe, expect, test } from 'vitest'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { findKeyTerms } from './find-key-terms.ts'

const { documents, answers } = fixtureRoom('TT1')
const keysOf = (terms: ReturnType<typeof findKeyTerms>) =>
  terms.map(({ name, fields }) => [name, fields.map(({ answerKey }) => answerKey)])

describe('the key terms', () => {
  test('leave out what no form answers', () => {
    expect(findKeyTerms(documents, {})).toEqual([])
  })

  test('are rent, dates and fees, and list a shared answer once', () => {
    expect(keysOf(findKeyTerms(documents, answers))).toEqual([
      ['rent', ['LLEdit.rent.monthly', 'LLEdit.rent.dueDay']],
      ['dates', ['LLEdit.term.start', 'LLEdit.term.end']],
      ['lateFee', ['d1/LLEdit.lateFee.percent']],
    ])
  })

  test('show both answers where two forms differ', () => {
    const [lease, other] = documents
    const field = lease?.fields.find(({ key }) => key === 'LLEdit.lateFee.percent')
    if (!field || !lease || !other) {
      throw new Error('The fixture has no late fee.')
    }
    const second = { ...other, fields: [{ ...field, answerKey: 'd2/LLEdit.lateFee.percent' }] }
    const fees = (percent: number) =>
      findKeyTerms([lease, second], { ...answers, 'd2/LLEdit.lateFee.percent': percent }).at(-1)

    expect(fees(5)?.fields).toHaveLength(1)
    expect(fees(8)?.fields).toHaveLength(2)
  })
})
