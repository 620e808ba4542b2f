import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError, explainError } from './logger.ts'

test('an error that is no error is logged without its content', () => {
  for (const thrown of ['a secret', 7, undefined, { secret: 'a secret' }]) {
    expect(describeError(thrown)).toEqual({ name: 'unknown', message: typeof thrown })
  }
})

test('a failed query is logged without its values', () => {
  const error = new DrizzleQueryError('select $1', ['a secret'], new Error('gone'))

  expect(JSON.stringify(describeError(error))).not.toContain('a secret')
  expect(describeError(error)).toMatchObject({ cause: { message: 'gone' } })
})

test('a failed query is printed at a terminal without its values, with the reason', () => {
  const error = new DrizzleQueryError('select $1', ['a secret'], new Error('gone'))

  expect(explainError(error)).toBe('Failed query: select $1\ngone')
})

test('an error that the job queue copied keeps its words, code and stack', () => {
  const error = Object.assign(new Error('terminating connection'), { code: '57P01', detail: 'row' })
  const copy = { ...error, message: error.message, stack: error.stack, queue: 'send-mail' }

  expect(describeError(copy)).toEqual({
    name: 'unknown',
    message: 'terminating connection',
    code: '57P01',
    stack: expect.stringMatching(/^\s+at /),
  })
})
