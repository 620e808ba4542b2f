import { expect, test } from 'vitest'
import { createIdempotencyKeys } from './idempotency-keys.ts'

test('the same request keeps its key until it has succeeded, and another one gets its own', () => {
  const keys = createIdempotencyKeys()
  const keyOf = (body: unknown) => keys.headersFor(body)['Idempotency-Key']
  const first = keyOf({ name: 'Elm' })

  expect(keyOf({ name: 'Elm' })).toBe(first)
  expect(keyOf({ name: 'Oak' })).not.toBe(first)
  const second = keyOf({ name: 'Elm' })
  keys.forget()
  expect(keyOf({ name: 'Elm' })).not.toBe(second)
})
