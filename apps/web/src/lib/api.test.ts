import type { ProblemCode } from '@countersign/contract/rules/problems'
import { authCalls } from '@countersign/contract/calls/auth'
import { packetCalls } from '@countersign/contract/calls/packets'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { roomCalls } from '@countersign/contract/calls/signing-room'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockProblem, mockResponse } from '../test/fake-api.ts'
import { fakeFetch } from '../test/fake-fetch.ts'
import { memoryStorage } from '../test/memory-storage.ts'
import { aProperty, aUser } from '../test/samples.ts'
import { ApiProblem, callApi, fetchPdf } from './api.ts'
import { errorMessage } from './problem-messages.ts'
import { onSessionEnd, type SessionEnd } from './session-end.ts'
import { readToken, storeToken } from './token.ts'

const ends: SessionEnd[] = []
let stop: () => void

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  ends.length = 0
  stop = onSessionEnd((why) => ends.push(why))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('a refusal is thrown with what the server said about it', async () => {
  const errors = [{ field: 'address.zip', message: 'ZIP must be 5 digits.' }]
  fakeFetch(mockProblem(propertyCalls.postProperty, 'invalid-fields', { errors }))

  const problem = await problemOf(
    callApi(propertyCalls.postProperty, {
      params: { id: 'user-1' },
      body: { address: { street: '1 Elm', city: 'Reno', state: 'NV', zip: '1' } },
    }),
  )
  expect(problem.status).toBe(422)
  expect(problem.problem).toMatchObject({ code: 'invalid-fields', errors })
})

test('a call without a response tells the person that the connection failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

  const error = await problemOf(callApi(authCalls.getMe))
  expect(error.status).toBe(0)
  expect(error.problem.code).toBe('unexpected')
  expect(errorMessage(error)).toContain('could not reach Countersign')
})

test.each([
  ['a page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['JSON that is no problem', Response.json({ message: 'no' }, { status: 502 })],
  ['a code that nobody knows', Response.json({ code: 'constructor' }, { status: 502 })],
])('an error that is %s is an unexpected one', async (_, answer) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer))

  const { problem, status } = await problemOf(callApi(authCalls.getMe))
  expect({ code: problem.code, status }).toEqual({ code: 'unexpected', status: 502 })
})

test('a call that is given up is no problem of the server', async () => {
  const controller = new AbortController()
  controller.abort()
  vi.stubGlobal('fetch', () => Promise.reject(controller.signal.reason))

  await expect(callApi(authCalls.getMe, { signal: controller.signal })).rejects.toBe(
    controller.signal.reason,
  )
})

test.each<[ProblemCode, SessionEnd]>([
  ['not-signed-in', 'elsewhere'],
  ['session-expired', 'inactive'],
])('a 401 (%s) removes the token and ends the session', async (code, why) => {
  storeToken('old')
  fakeFetch(mockProblem(packetCalls.getPackets, code))

  await problemOf(callApi(packetCalls.getPackets))
  expect(readToken()).toBeUndefined()
  expect(ends).toEqual([why])
})

test('a 401 without a token is of a visitor, whose session did not end', async () => {
  fakeFetch(mockProblem(authCalls.getMe, 'not-signed-in'))

  await problemOf(callApi(authCalls.getMe))
  expect(ends).toEqual(['refused'])
})

test('a 401 for a token that has been replaced since leaves the new session alone', async () => {
  storeToken('old')
  vi.stubGlobal('fetch', () => {
    storeToken('new')
    return Promise.resolve(Response.json({ code: 'not-signed-in' }, { status: 401 }))
  })

  await problemOf(callApi(authCalls.postLogout))
  expect(readToken()).toBe('new')
  expect(ends).toEqual([])
})

test.each([
  [
    'a signing code',
    inviteCalls.getEmbeddedLink,
    () => callApi(inviteCalls.getEmbeddedLink, { params: { code: 'x' } }),
  ],
  ['a room', roomCalls.getRoom, () => callApi(roomCalls.getRoom)],
])('at the door of %s the member’s token stays at home and a 401 ends nothing', async (...row) => {
  const [, endpoint, call] = row
  storeToken('members')
  const requests = fakeFetch(mockProblem(endpoint, 'not-signed-in'))

  await problemOf(call())
  expect(requests[0]?.headers.get('authorization')).toBeNull()
  expect(readToken()).toBe('members')
  expect(ends).toEqual([])
})

test('a room’s own token is sent as it is given', async () => {
  storeToken('members')
  const requests = fakeFetch(mockProblem(roomCalls.getRoom, 'room-not-found'))

  await problemOf(callApi(roomCalls.getRoom, { headers: { Authorization: 'Bearer rooms' } }))
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer rooms')
})

test('a member’s call carries the token, the cookies, the path and the query', async () => {
  storeToken('mine')
  const requests = fakeFetch(
    mockResponse(packetCalls.getPackets, () => ({ packets: [], next: null, counts: null })),
  )

  await callApi(packetCalls.getPackets, { query: { searchTerm: 'Elm & Oak', tenantId: undefined } })
  expect(requests[0]?.url).toBe('http://localhost/api/legal-form-packets?searchTerm=Elm+%26+Oak')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer mine')
  expect(requests[0]?.credentials).toBe('include')
  expect(requests[0]?.headers.get('content-type')).toBeNull()
})

test('an id can never reach into another path', async () => {
  const requests = fakeFetch()

  await problemOf(callApi(inviteCalls.getEmbeddedLink, { params: { code: '../auth/me?x=1' } }))
  expect(new URL(requests[0]?.url ?? '').pathname).toBe(
    '/api/signing-invites/embedded-link/..%2Fauth%2Fme%3Fx%3D1',
  )
})

test('a body is sent as JSON, and the answer comes back', async () => {
  const requests = fakeFetch(mockResponse(authCalls.postCallback, () => ({ token: 'fresh' })))

  expect(await callApi(authCalls.postCallback, { body: { code: 'c', state: 's' } })).toEqual({
    token: 'fresh',
  })
  expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  expect(await requests[0]?.json()).toEqual({ code: 'c', state: 's' })
})

test('what has no token is called without one', async () => {
  const requests = fakeFetch(mockResponse(authCalls.getMe, () => ({ user: aUser() })))

  expect((await callApi(authCalls.getMe)).user.name).toBe(aUser().name)
  expect(requests[0]?.headers.get('authorization')).toBeNull()
})

test('an answer without a body is nothing', async () => {
  fakeFetch(mockResponse(authCalls.postLogout, () => undefined))

  expect(await callApi(authCalls.postLogout)).toBeUndefined()
})

test('a PDF comes as a blob; its refusal is a problem', async () => {
  const pdf = new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })
  fakeFetch({ call: packetCalls.downloadDocument, respond: () => pdf })
  const blob = await fetchPdf(packetCalls.downloadDocument, { params: { id: 'group-1' } })
  expect(await blob.text()).toBe('%PDF-')

  fakeFetch(
    mockProblem(packetCalls.downloadDocument, 'not-executed', {
      detail: 'Maria Lopez has not signed.',
    }),
  )
  const refused = await problemOf(
    fetchPdf(packetCalls.downloadDocument, { params: { id: 'group-1' } }),
  )
  expect(refused.problem.detail).toBe('Maria Lopez has not signed.')
})

test('params, query and body are asked for exactly where they are declared', () => {
  // Never run: the compiler is the test.
  const calls = () => [
    // @ts-expect-error a body is declared
    callApi(authCalls.postCallback),
    // @ts-expect-error params are declared
    callApi(inviteCalls.getEmbeddedLink),
    // @ts-expect-error this is not a parameter of the path
    callApi(inviteCalls.getEmbeddedLink, { params: { id: 'x' } }),
    // @ts-expect-error no body is declared
    callApi(authCalls.getMe, { body: { name: aProperty().name } }),
  ]
  expect(calls).toBeTypeOf('function')
})

async function problemOf(call: Promise<unknown>): Promise<ApiProblem> {
  const outcome = await call.catch((error: unknown) => error)
  if (outcome instanceof ApiProblem) {
    return outcome
  }
  throw new Error('The call was not refused.', { cause: outcome })
}
