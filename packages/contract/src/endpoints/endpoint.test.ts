import { expect, test } from 'vitest'
import { z } from 'zod'
import * as calls from '../calls/index.ts'
import type { Call } from '../calls/call.ts'
import { bindEndpoints } from './endpoint.ts'
import { endpointFor } from './index.ts'

const declared: Call[] = Object.values<unknown>(calls).filter(isCall)

test('every call has an endpoint, and its path has exactly the parameters of its schema', () => {
  expect(declared.length).toBeGreaterThan(40)
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

const Body = z.object({ name: z.string() })
const Response = z.object({ id: z.string() })
const details = { tag: 'test', summary: 'A test', problems: [] }
const rename: Call<{ body: typeof Body; response: typeof Response }> = {
  method: 'POST',
  path: '/names',
  access: 'member',
}

test('a call is bound to exactly the schemas that it declares', () => {
  expect(
    bindEndpoints({ rename }, { rename: { ...details, body: Body, response: Response } }),
  ).toEqual(new Map([[rename, { ...rename, ...details, body: Body, response: Response }]]))
  // Never run: the compiler is the test.
  const wrong = () => [
    // @ts-expect-error the call is not bound
    bindEndpoints({ rename }, {}),
    // @ts-expect-error the response is missing
    bindEndpoints({ rename }, { rename: { ...details, body: Body } }),
    bindEndpoints(
      { rename },
      // @ts-expect-error the response has another type
      { rename: { ...details, body: Body, response: z.object({ id: z.number() }) } },
    ),
    bindEndpoints(
      { rename },
      // @ts-expect-error the response has one property more
      { rename: { ...details, body: Body, response: Response.extend({ more: z.string() }) } },
    ),
    bindEndpoints(
      { rename },
      // @ts-expect-error a query is not declared
      { rename: { ...details, body: Body, response: Response, query: Body } },
    ),
  ]
  expect(wrong).toBeTypeOf('function')
})

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
