import { authCalls } from '@countersign/contract/calls/auth'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readToken } from '../../lib/token.ts'
import { mockProblem, mockResponse } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { memoryStorage } from '../../test/memory-storage.ts'
import { aUser } from '../../test/samples.ts'
import { finishLoginQuery, readLoginCallback } from './finish-login-query.ts'
import { saveReturnTo } from './login-memory.ts'
import { sessionQuery } from './session-query.ts'

let client: QueryClient

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  client = new QueryClient()
})
afterEach(() => vi.unstubAllGlobals())

test('without a code there is no login callback', () => {
  expect(readLoginCallback(new URLSearchParams('error=access_denied&state=s'))).toBeUndefined()
  expect(readLoginCallback(new URLSearchParams('code='))).toBeUndefined()
})

test('a rejected code stores no token', async () => {
  fakeFetch(mockProblem(authCalls.postCallback, 'login-failed'))

  await expect(client.fetchQuery(finishLoginQuery({ code: 'used' }))).rejects.toThrow()
  expect(readToken()).toBeUndefined()
})

test('two concurrent observers exchange the code once', async () => {
  const requests = fakeFetch(
    mockResponse(authCalls.postCallback, () => ({ token: 'fresh' })),
    mockResponse(authCalls.getMe, () => ({ user: aUser() })),
  )
  const query = finishLoginQuery({ code: 'once' })

  const stops = [1, 2].map(() => new QueryObserver(client, query).subscribe(() => undefined))
  await client.fetchQuery(query)
  await client.fetchQuery(query)
  stops.forEach((stop) => stop())
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('code, state and issuer go to the server; the member is loaded and returns to the requested page', async () => {
  saveReturnTo('/legal-forms/status?documentGroupId=7')
  const requests = fakeFetch(
    mockResponse(authCalls.postCallback, () => ({ token: 'fresh' })),
    mockResponse(authCalls.getMe, () => ({ user: aUser() })),
  )
  const answer = readLoginCallback(
    new URLSearchParams('code=c&state=s&iss=https%3A%2F%2Fid.example'),
  )

  const { wanted } = await client.fetchQuery(finishLoginQuery(answer ?? { code: '' }))
  expect(await requests[0]?.json()).toEqual({ code: 'c', state: 's', iss: 'https://id.example' })
  expect(requests[1]?.headers.get('authorization')).toBe('Bearer fresh')
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual(aUser())
  expect(wanted).toBe('/legal-forms/status?documentGroupId=7')
})
