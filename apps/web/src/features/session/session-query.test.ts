import { authCalls } from '@countersign/contract/calls/auth'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockProblem, mockResponse } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { memoryStorage } from '../../test/memory-storage.ts'
import { aUser } from '../../test/samples.ts'
import { clearMember, refreshCurrentUser, sessionQuery } from './session-query.ts'

let client: QueryClient

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  client = new QueryClient()
})
afterEach(() => vi.unstubAllGlobals())

test.each(['not-signed-in', 'unexpected'] as const)(
  'a failed first fetch (%s) means signed out',
  async (code) => {
    fakeFetch(mockProblem(authCalls.getMe, code))

    expect(await client.fetchQuery(sessionQuery)).toBeNull()
  },
)

test('a server error does not sign out a member', async () => {
  client.setQueryData(sessionQuery.queryKey, aUser())
  fakeFetch(mockProblem(authCalls.getMe, 'unexpected'))

  await expect(refreshCurrentUser(client)).rejects.toThrow()
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual(aUser())
})

test('a member whose token is rejected is signed out', async () => {
  client.setQueryData(sessionQuery.queryKey, aUser())
  fakeFetch(mockProblem(authCalls.getMe, 'not-signed-in'))

  await refreshCurrentUser(client)
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
})

test('the session query returns the signed-in user', async () => {
  fakeFetch(mockResponse(authCalls.getMe, () => ({ user: aUser({ name: 'Olivia' }) })))

  await refreshCurrentUser(client)
  expect(client.getQueryData(sessionQuery.queryKey)?.name).toBe('Olivia')
})

test('signing out removes everything that was loaded for the member', () => {
  client.setQueryData(sessionQuery.queryKey, aUser())
  client.setQueryData(['packets', 'list', {}], ['secret'])
  clearMember(client)

  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
  expect(client.getQueryData(['packets', 'list', {}])).toBeUndefined()
})
