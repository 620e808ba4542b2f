import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call, Calls } from '../call.ts'
import { calls } from '../calls/index.ts'
import { endpointFor } from '../endpoints.ts'

const declared = Object.values<Call>(calls)

test('the path of every call has exactly the parameters of its schema', () => {
  for (const call of declared) {
    const { params } = endpointFor(call)
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect([call.path, ...Object.keys(params instanceof z.ZodObject ? params.shape : {})]).toEqual([
      call.path,
      ...names,
    ])
  }
})

test('no two calls share a method and a path', () => {
  const addresses = declared.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)

  expect(new Set(addresses).size).toBe(addresses.length)
})

interface NameEndpoints {
  rename: { body: z.ZodObject<{ name: z.ZodString }> }
}
const row = { method: 'POST', path: '/names', access: 'member' } as const

test('every endpoint has its row in the calls', () => {
  const nameCalls: Calls<NameEndpoints> = { rename: row }
  // @ts-expect-error an endpoint has no row
  const missing: Calls<NameEndpoints> = {}
  // @ts-expect-error a row has no endpoint
  const extra: Calls<NameEndpoints> = { rename: row, remove: row }
  expect([nameCalls, missing, extra]).toHaveLength(3)
})
