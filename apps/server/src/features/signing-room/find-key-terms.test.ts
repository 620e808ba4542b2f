import type { Answers } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import { describe, expect, test } from 'vitest'
import { findKeyTerms } from './find-key-terms.ts'

const shared = [
  makeField('LLEdit.rent.dueDay', 'packet'),
  makeField('LLEdit.rent.monthly', 'packet'),
  makeField('LLEdit.quiet.from', 'packet'),
]
const lateFee = makeField('LLEdit.lateFee.percent', 'form')
const answers: Answers = {
  'LLEdit.rent.monthly': 125_000,
  'LLEdit.rent.dueDay': 1,
  'LLEdit.quiet.from': '22:00',
  'd1/LLEdit.lateFee.percent': 5,
}

describe('the key terms', () => {
  test('leave out what no form answers', () => {
    expect(keyTerms({})).toEqual([])
  })

  test('are rent, dates and fees, and list a shared answer once', () => {
    expect(keyTerms(answers)).toEqual([
      ['rent', ['LLEdit.rent.monthly', 'LLEdit.rent.dueDay']],
      ['lateFee', ['d1/LLEdit.lateFee.percent']],
    ])
  })

  test('show both answers where two forms differ', () => {
    const fees = (percent: number) =>
      keyTerms({ ...answers, 'd2/LLEdit.lateFee.percent': percent }).at(-1)

    expect(fees(5)).toEqual(['lateFee', ['d1/LLEdit.lateFee.percent']])
    expect(fees(8)).toEqual(['lateFee', ['d1/LLEdit.lateFee.percent', 'd2/LLEdit.lateFee.percent']])
  })
})

/** Of two forms that ask the same. */
function keyTerms(given: Answers) {
  const documents = ['d1', 'd2'].map((documentId) => ({
    documentId,
    formId: 'lease',
    title: 'Lease',
    edition: '1',
    pages: 1,
    reading: [],
    fields: [...shared, lateFee],
  }))
  const terms = findKeyTerms({ documents, answers: given, role: 'TT1', state: 'open' })
  return terms.map(({ name, fields }) => [name, fields.map(({ answerKey }) => answerKey)])
}

function makeField(key: string, scope: Field['scope']): Field {
  return { key, role: 'LLEdit', type: 'text', label: key, required: true, scope }
}
