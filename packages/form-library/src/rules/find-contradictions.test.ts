import { computeSums } from '@countersign/answers/sums'
import { expect, test } from 'vitest'
import { catalog } from '../catalog.ts'
import { describeForm } from '../compile/compile-form.ts'
import { findContradictions } from './find-contradictions.ts'

const lease = (answers: object) => ({ documentId: 'd1', answers: { ...answers } })
const list = (answers: object) => ({ documentId: 'd2', answers: { ...answers } })

test('two totals of one packet that differ contradict each other', () => {
  const forms = [
    lease({ 'LLEdit.moveIn.total': 370_000 }),
    list({ 'LLEdit.costs.totalOnce': 185_000 }),
  ]

  expect(findContradictions(forms)).toEqual([
    {
      kind: 'differs',
      places: [
        { documentId: 'd1', key: 'LLEdit.moveIn.total' },
        { documentId: 'd2', key: 'LLEdit.costs.totalOnce' },
      ],
    },
  ])
})

test('a day of an addendum after the end of the lease contradicts it', () => {
  const term = lease({ 'LLEdit.term.end': '2027-11-30' })

  expect(findContradictions([term, list({ 'LLEdit.startServiceBy': '2027-12-01' })])).toEqual([
    {
      kind: 'later',
      places: [
        { documentId: 'd2', key: 'LLEdit.startServiceBy' },
        { documentId: 'd1', key: 'LLEdit.term.end' },
      ],
    },
  ])
  expect(findContradictions([term, list({ 'LLEdit.startServiceBy': '2027-11-30' })])).toEqual([])
})

test('what only one form says, or what all say alike, contradicts nothing', () => {
  const total = { 'LLEdit.moveIn.total': 370_000 }

  expect(findContradictions([lease(total)])).toEqual([])
  expect(findContradictions([lease(total), list({ 'LLEdit.costs.totalOnce': 370_000 })])).toEqual(
    [],
  )
})

test('the lease and the list of costs add up the same answers to the same total', () => {
  const documents = ['residential-lease', 'move-in-cost-and-fee-disclosure'].map((id, index) => {
    const documentId = `d${index + 1}`
    const form = catalog.find((each) => each.id === id)
    const fields = form ? describeForm(form, { signerCount: 2 }).template.fields : []
    const keyed = fields.map((field) => ({
      ...field,
      answerKey: field.scope === 'packet' ? field.key : `${documentId}/${field.key}`,
    }))
    return { documentId, fields: keyed }
  })
  const answers = computeSums(documents, {
    'LLEdit.rent.monthly': 185_000,
    'LLEdit.deposit.amount': 185_000,
  })
  const forms = documents.map(({ documentId, fields }) => ({
    documentId,
    answers: Object.fromEntries(
      fields.flatMap(({ key, answerKey }) => {
        const answer = answers[answerKey]
        return answer === undefined ? [] : [[key, answer]]
      }),
    ),
  }))

  expect(answers['d2/LLEdit.costs.totalOnce']).toBe(370_000)
  expect(findContradictions(forms)).toEqual([])
})
