import { expect, test } from 'vitest'
import type { Answers, Field } from '@countersign/answers'
import { addUp } from './add-up.ts'

test('a sum takes what is answered, leaves the rest and takes away what is marked so', () => {
  const fields = [
    money('held'),
    money('kept'),
    sum('left', { key: 'held' }, { key: 'kept', minus: true }),
  ]

  expect(addUp(fields, { held: 150_000 })['left']).toBe(150_000)
  expect(addUp(fields, { held: 150_000, kept: 20_050 })['left']).toBe(129_950)
})

test('a sum never goes below zero, so that a refund and what is still owed can stand side by side', () => {
  const parts = [money('held'), money('kept')]
  const fields = [
    ...parts,
    sum('refund', { key: 'held' }, { key: 'kept', minus: true }),
    sum('owed', { key: 'kept' }, { key: 'held', minus: true }),
  ]

  expect(addUp(fields, { held: 100, kept: 250 })).toMatchObject({ refund: 0, owed: 150 })
})

test('a sum of nothing is no answer, unless it is required: then it is 0', () => {
  const optional = sum('total', { key: 'a' })
  const given: Answers = { total: 999 }

  expect(addUp([money('a'), optional], given)).not.toHaveProperty('total')
  expect(addUp([money('a'), { ...optional, required: true }], given)['total']).toBe(0)
})

test('one sum is a part of another, wherever it stands', () => {
  const fields = [
    sum('all', { key: 'some' }, { key: 'c' }),
    sum('some', { key: 'a' }, { key: 'b' }),
    ...['a', 'b', 'c'].map(money),
  ]

  expect(addUp(fields, { a: 1, b: 2, c: 3 })['all']).toBe(6)
})

test('a sum that needs itself counts itself as nothing, and ends', () => {
  const fields = [sum('egg', { key: 'hen' }), sum('hen', { key: 'egg' }, { key: 'a' }), money('a')]

  expect(addUp(fields, { a: 5 })).toMatchObject({ egg: 5 })
})

test('of a table only the rows that are meant are added up', () => {
  const once = { column: 'when', in: ['once'] }
  const fields = [charges, sum('moveIn', { key: 'charges', column: 'amount', where: once })]
  const rows = [
    { amount: 120_000, when: 'monthly' },
    { amount: 5_000, when: 'once' },
    { amount: null, when: 'once' },
    { amount: 2_500, when: 'once' },
  ]

  expect(addUp(fields, { charges: rows })['moveIn']).toBe(7_500)
})

test('another field counts where the first is not answered, also where it is answered with 0', () => {
  const fields = [
    money('prorated'),
    money('rent'),
    sum('first', { key: 'prorated', orElse: 'rent' }),
  ]

  expect(addUp(fields, { rent: 900 })['first']).toBe(900)
  expect(addUp(fields, { rent: 900, prorated: 0 })['first']).toBe(0)
})

test('a cell is computed from its row, and stays empty while its row is', () => {
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

  expect(addUp([table], { unpaid: rows })['unpaid']).toEqual([
    { due: 900, paid: 200, balance: 700 },
    { due: null, paid: null, balance: null },
  ])
})

test('a running balance counts down from what is owed', () => {
  const left = { column: 'pay', minus: true, running: true } as const
  const table: Field = {
    ...money('plan'),
    type: 'table',
    columns: [column('pay'), { ...column('left'), sumOf: [{ key: 'owed' }, left] }],
  }
  const added = addUp([money('owed'), table], { owed: 1_000, plan: [{ pay: 400 }, { pay: 600 }] })

  expect(added['plan']).toEqual([
    { pay: 400, left: 600 },
    { pay: 600, left: 0 },
  ])
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
