import { expect, test } from 'vitest'
import { makeField } from '../../testing/fixture-documents.ts'
import { withSums } from './add-up.ts'

const form = {
  documentId: 'd1',
  formId: 'account',
  title: 'Account',
  edition: '2026-10',
  pages: 1,
  reading: [],
}

function money(key: string, more: Partial<ReturnType<typeof makeField>> = {}) {
  return makeField('LLEdit', 'd1', { key, type: 'money', label: key, required: false, ...more })
}

test('sums follow what is typed, before the server has said so', () => {
  const fields = [
    money('LLEdit.rent', { scope: 'packet' }),
    money('LLEdit.fees', {
      type: 'table',
      columns: [
        { key: 'amount', label: 'Amount', type: 'money' },
        { key: 'when', label: 'When', type: 'text' },
      ],
    }),
    money('LLEdit.total', {
      sumOf: [
        { key: 'LLEdit.rent' },
        { key: 'LLEdit.fees', column: 'amount', where: { column: 'when', in: ['once'] } },
      ],
    }),
  ]
  const fees = [
    { amount: 5_000, when: 'once' },
    { amount: 7_000, when: 'monthly' },
  ]

  expect(withSums([{ ...form, fields }], { 'd1/LLEdit.total': 1 })).toEqual({})
  expect(
    withSums([{ ...form, fields }], { 'LLEdit.rent': 90_000, 'd1/LLEdit.fees': fees }),
  ).toMatchObject({ 'd1/LLEdit.total': 95_000 })
})

test('cells follow their row, and a running balance the rows above', () => {
  const fields = [
    money('LLEdit.owed'),
    money('LLEdit.plan', {
      type: 'table',
      columns: [
        { key: 'pay', label: 'To pay', type: 'money' },
        {
          key: 'left',
          label: 'Left',
          type: 'money',
          sumOf: [{ key: 'LLEdit.owed' }, { column: 'pay', minus: true, running: true }],
        },
      ],
    }),
    money('LLEdit.together', { sumOf: [{ key: 'LLEdit.plan', column: 'pay' }] }),
  ]
  const answers = {
    'd1/LLEdit.owed': 1_000,
    'd1/LLEdit.plan': [
      { pay: 400, left: null },
      { pay: 600, left: 1 },
      { pay: null, left: 2 },
    ],
  }

  expect(withSums([{ ...form, fields }], answers)).toMatchObject({
    'd1/LLEdit.plan': [{ left: 600 }, { left: 0 }, { left: null }],
    'd1/LLEdit.together': 1_000,
  })
})
