import { expect, test } from 'vitest'
import { AnswersBody } from './room.ts'

const many = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]))

test.each([
  ['answers', many(2001, {})],
  ['cells', { table: Array.from({ length: 150 }, () => many(100, [])) }],
  ['parts inside of each other', { deep: [[[[[[[[[[]]]]]]]]]] }],
])('too many %s are refused before they are looked at, with one error', (_name, answers) => {
  expect(AnswersBody.safeParse({ answers }).error?.issues).toEqual([
    expect.objectContaining({ path: ['answers'], message: 'Save fewer answers at once.' }),
  ])
})

test.each([
  ['no answers', {}],
  ['as many answers as a packet has', many(2000, 'Yes')],
  ['a long table', { table: Array.from({ length: 200 }, () => many(12, 'cell')) }],
])('%s are accepted', (_name, answers) => {
  expect(AnswersBody.safeParse({ answers }).success).toBe(true)
})

test.each([undefined, null, 'text', []])('what is no answers is refused: %s', (answers) => {
  expect(AnswersBody.safeParse({ answers }).success).toBe(false)
})
