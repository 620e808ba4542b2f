import { expect, test } from 'vitest'
import type { Answers } from './answer.ts'
import type { Field } from './field.ts'
import { computeFormSums, computeSums } from './sums.ts'

test('a sum adds the answered parts and subtracts those marked with minus', () => {
  const fields = [
    money('held'),
    money('kept'),
    sum('left', { key: 'held' }, { key: 'kept', minus: true }),
  ]

  expect(computeFormSums(fields, { held: 150_000 })['left']).toBe(150_000)
  expect(computeFormSums(fields, { held: 150_000, kept: 20_050 })['left']).toBe(129_950)
})

test('a sum is never below zero, so that a refund and an amount owed can be in one form', () => {
  const parts = [money('held'), money('kept')]
  const fields = [
    ...parts,
    sum('refund', { key: 'held' }, { key: 'kept', minus: true }),
    sum('owed', { key: 'kept' }, { key: 'held', minus: true }),
  ]

  expect(computeFormSums(fields, { held: 100, kept: 250 })).toMatchObject({ refund: 0, owed: 150 })
})

test('a sum without answered parts has no answer, or 0 if it is required', () => {
  const optional = sum('total', { key: 'a' })
  const given: Answers = { total: 999 }

  expect(computeFormSums([money('a'), optional], given)).not.toHaveProperty('total')
  expect(computeFormSums([money('a'), { ...optional, required: true }], given)['total']).toBe(0)
})

test('a sum can be part of another sum, in any order of the fields', () => {
  const fields = [
    sum('all', { key: 'some' }, { key: 'c' }),
    sum('some', { key: 'a' }, { key: 'b' }),
    ...['a', 'b', 'c'].map(money),
  ]

  expect(computeFormSums(fields, { a: 1, b: 2, c: 3 })['all']).toBe(6)
})

test('a sum that needs itself counts itself as unanswered', () => {
  const fields = [sum('egg', { key: 'hen' }), sum('hen', { key: 'egg' }, { key: 'a' }), money('a')]

  expect(computeFormSums(fields, { a: 5 })).toMatchObject({ egg: 5 })
})

test('a sum over a table adds only the rows that its condition selects', () => {
  const once = { column: 'when', in: ['once'] }
  const fields = [charges, sum('moveIn', { key: 'charges', column: 'amount', where: once })]
  const rows = [
    { amount: 120_000, when: 'monthly' },
    { amount: 5_000, when: 'once' },
    { amount: null, when: 'once' },
    { amount: 2_500, when: 'once' },
  ]

  expect(computeFormSums(fields, { charges: rows })['moveIn']).toBe(7_500)
})

test('another field is used where the first is unanswered, but not where it is 0', () => {
  const fields = [
    money('prorated'),
    money('rent'),
    sum('first', { key: 'prorated', orElse: 'rent' }),
  ]

  expect(computeFormSums(fields, { rent: 900 })['first']).toBe(900)
  expect(computeFormSums(fields, { rent: 900, prorated: 0 })['first']).toBe(0)
})

test('a cell is computed from its row and is empty while the row is', () => {
  const table: Field = {
    ...money('unpaid'),
    type: 'table',
    columns: [
      column('due'),
      column('paid'),
      { ...column('balance'), sumOf: [{ column: 'due' }, { column: 'paid', minus: true }] },
    ],
  }
  const rows = [
    { due: 900, paid: 200, balance: 1 },
    { due: null, paid: null, balance: 5 },
  ]

  expect(computeFormSums([table], { unpaid: rows })['unpaid']).toEqual([
    { due: 900, paid: 200, balance: 700 },
    { due: null, paid: null, balance: null },
  ])
})

test('a running balance counts down from the amount owed', () => {
  const left = { column: 'pay', minus: true, running: true } as const
  const table: Field = {
    ...money('plan'),
    type: 'table',
    columns: [column('pay'), { ...column('left'), sumOf: [{ key: 'owed' }, left] }],
  }
  const added = computeFormSums([money('owed'), table], {
    owed: 1_000,
    plan: [{ pay: 400 }, { pay: 600 }],
  })

  expect(added['plan']).toEqual([
    { pay: 400, left: 600 },
    { pay: 600, left: 0 },
  ])
})

test('sums of several documents are computed from the answers of their own document', () => {
  const fees: Field = {
    ...money('LLEdit.fees'),
    type: 'table',
    columns: [column('amount'), { key: 'when', label: 'When', type: 'text' }],
  }
  const total = sum(
    'LLEdit.total',
    { key: 'LLEdit.rent' },
    { key: 'LLEdit.fees', column: 'amount', where: { column: 'when', in: ['once'] } },
  )
  const documents = [
    {
      fields: [
        { ...money('LLEdit.rent'), answerKey: 'LLEdit.rent' },
        { ...fees, answerKey: 'd1/LLEdit.fees' },
        { ...total, answerKey: 'd1/LLEdit.total' },
      ],
    },
  ]
  const rows = [
    { amount: 5_000, when: 'once' },
    { amount: 7_000, when: 'monthly' },
  ]

  expect(computeSums(documents, { 'd1/LLEdit.total': 1 })).toEqual({})
  expect(
    computeSums(documents, { 'LLEdit.rent': 90_000, 'd1/LLEdit.fees': rows, 'd2/other': 1 }),
  ).toEqual({
    'LLEdit.rent': 90_000,
    'd1/LLEdit.fees': rows,
    'd1/LLEdit.total': 95_000,
    'd2/other': 1,
  })
})

test('cells and a sum of their column follow from another field of the document', () => {
  const left = { column: 'pay', minus: true, running: true } as const
  const plan: Field = {
    ...money('LLEdit.plan'),
    type: 'table',
    columns: [column('pay'), { ...column('left'), sumOf: [{ key: 'LLEdit.owed' }, left] }],
  }
  const together = sum('LLEdit.together', { key: 'LLEdit.plan', column: 'pay' })
  const fields = [money('LLEdit.owed'), plan, together].map((field) => ({
    ...field,
    answerKey: `d1/${field.key}`,
  }))
  const rows = [
    { pay: 400, left: null },
    { pay: 600, left: 1 },
    { pay: null, left: 2 },
  ]

  expect(
    computeSums([{ fields }], { 'd1/LLEdit.owed': 1_000, 'd1/LLEdit.plan': rows }),
  ).toMatchObject({
    'd1/LLEdit.plan': [{ left: 600 }, { left: 0 }, { left: null }],
    'd1/LLEdit.together': 1_000,
  })
})

function money(key: string): Field {
  return { key, role: 'LLEdit', type: 'money', label: key, required: false, scope: 'form' }
}

function sum(key: string, ...sumOf: NonNullable<Field['sumOf']>): Field {
  return { ...money(key), sumOf }
}

function column(key: string) {
  return { key, label: key, type: 'money' as const }
}

const charges: Field = { ...money('charges'), type: 'table', columns: [column('amount')] }
