import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isConnectionError } from './is-connection-error.ts'

const query = (cause: Error) => new DrizzleQueryError('select 1', [], cause)
const coded = (code: string) => Object.assign(new Error('refused'), { code })

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P03',
  '57014',
  '08006',
  '53300',
  '28P01',
  '3D000',
])('%s is a connection error', (code) => {
  expect(isConnectionError(query(coded(code)))).toBe(true)
  expect(isConnectionError(coded(code))).toBe(true)
})

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'connect ENOENT /data/postgres/socket/.s.PGSQL.5432',
  'database "countersign" is not currently accepting connections',
])('“%s” is a connection error', (message) => {
  expect(isConnectionError(query(new Error(message)))).toBe(true)
})

test.each([
  query(coded('23505')),
  coded('55000'),
  coded('ENOSPC'),
  coded('ENOENT'),
  new Error('no'),
  'ECONNREFUSED',
  undefined,
])('any other error is not: %s', (error) => {
  expect(isConnectionError(error)).toBe(false)
})
