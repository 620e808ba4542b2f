import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockResponse } from '../../../../test/fake-api.ts'
import { fakeFetch } from '../../../../test/fake-fetch.ts'
import { memoryStorage } from '../../../../test/memory-storage.ts'
import { invitesQuery } from './invite-queries.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('polling the invites does not count as activity; a single request does', async () => {
  const answer = { invites: [], documentName: 'Lease' }
  const requests = fakeFetch(mockResponse(inviteCalls.getInviteDetailsByGroup, () => answer))
  await new QueryClient().fetchQuery(invitesQuery('group-1', true))
  await new QueryClient().fetchQuery(invitesQuery('group-1', false))

  expect(requests.map(({ headers }) => headers.get('x-background'))).toEqual(['1', null])
})
