import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isConnectionError } from './is-connection-error.ts'

const query = (cause: Error) => new DrizzleQueryError('select 1', [], cause)
const coded = (code: string) => Object.assign(new Error('refused'), { code })

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300'])(
  'a query that failed by %s may succeed in a minute',
  (code) => {
    expect(isConnectionError(query(coded(code)))).toBe(true)
    expect(isConnectionError(coded(code))).toBe(true)
  },
)

test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  '“%s” is a broken line too',
  (message) => {
    expect(isConnectionError(query(new Error(message)))).toBe(true)
  },
)

test.each([query(coded('23505')), coded('ENOSPC'), new Error('no'), 'ECONNREFUSED', undefined])(
  'any other failure is one of its own: %s',
  (error) => {
    expect(isConnectionError(error)).toBe(false)
  },
)
