import type { Answers } from '@countersign/answers/answer'
import { computeSums } from '@countersign/answers/sums'
import { expect, test } from 'vitest'
import { catalog } from '../catalog.ts'
import { describeForm } from '../compile/compile-form.ts'
import { expandForm } from '../compile/expand-form.ts'
import { exclusive, findContradictions } from './find-contradictions.ts'

const lease = (answers: Answers) => ({ documentId: 'd1', answer: (key: string) => answers[key] })
const list = (answers: Answers) => ({ documentId: 'd2', answer: (key: string) => answers[key] })

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
    answer: (key: string) => answers[fields.find((field) => field.key === key)?.answerKey ?? ''],
  }))

  expect(answers['d2/LLEdit.costs.totalOnce']).toBe(370_000)
  expect(findContradictions(forms)).toEqual([])
})

test.each<[string, Answers, Answers]>([
  [
    'an apartment as sold separately',
    { 'LLEdit.premises.type': 'apartment' },
    { 'LLEdit.california.coverage': 'exempt' },
  ],
  [
    'a corporation as exempt',
    { 'LLEdit.landlord.name': 'Blue Ridge Corporation' },
    { 'LLEdit.california.coverage': 'exempt' },
  ],
  [
    'a flood that nobody is aware of',
    { 'LLEdit.flood.prior': 'Flooded in May 2024, 3 feet of water' },
    { 'LLEdit.texas.flooded': 'no' },
  ],
  [
    'a flood zone that nobody is aware of',
    { 'LLEdit.flood.zone': 'yes' },
    { 'LLEdit.texas.floodplain': 'no' },
  ],
  [
    'a flood that a Florida landlord does not know',
    { 'LLEdit.flood.prior': 'May 2024' },
    { 'LLEdit.florida.floodKnown': 'hasNot' },
  ],
  [
    'an apartment as a single-family residence',
    { 'LLEdit.premises.type': 'apartment' },
    { 'LLEdit.washington.building': 'single' },
  ],
  [
    'a smoking policy that does not exist',
    { 'LLEdit.smoking.policy': 'none' },
    { 'LLEdit.washington.smokingPolicy': 'no' },
  ],
  [
    'three days for a covered home',
    { 'LLEdit.federallyCovered': 'yes' },
    { 'LLEdit.florida.days': 3 },
  ],
  [
    'shares that are less than the rent',
    { 'LLEdit.rent.monthly': 200_000 },
    { 'LLEdit.rentShares': [{ amount: 90_000 }, { amount: 90_000 }] },
  ],
  [
    'emails that are agreed to and not',
    { 'TT1.noticeElection': 'agree' },
    { 'TT1.noticeElection': 'disagree' },
  ],
])('two papers cannot state %s', (_what, one, other) => {
  const found = findContradictions([lease(one), list(other)])

  expect(found).toHaveLength(1)
  expect(found[0]?.places.map(({ documentId }) => documentId).sort()).toEqual(['d1', 'd2'])
})

test('what can be true beside it is none of these', () => {
  expect(
    findContradictions([
      lease({
        'LLEdit.premises.type': 'condominium',
        'LLEdit.landlord.name': 'Princess Incorvaia',
        'LLEdit.flood.prior': 'None known.',
        'LLEdit.rent.monthly': 200_000,
      }),
      list({
        'LLEdit.california.coverage': 'exempt',
        'LLEdit.texas.flooded': 'no',
        'LLEdit.rentShares': [{ name: 'Ana', amount: 150_000 }, { amount: 50_000 }],
      }),
    ]),
  ).toEqual([])
})

test('what excludes something else is asked in a form', () => {
  const asked = new Set(
    catalog.flatMap((form) => expandForm(form, { signerCount: 4 }).fields.map(({ key }) => key)),
  )

  expect(exclusive.flat().filter(({ key }) => !asked.has(key))).toEqual([])
})
