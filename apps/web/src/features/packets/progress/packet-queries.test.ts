import { packetCalls } from '@countersign/contract/calls/packets'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { aPacket } from '../../../test/samples.ts'
import { packetQuery, polledPacketQuery } from './packet-queries.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('polling does not count as activity; opening a screen does', async () => {
  const requests = fakeFetch(
    mockResponse(packetCalls.getPacketByGroup, () => ({ packet: aPacket() })),
  )
  const client = new QueryClient()
  await client.fetchQuery(polledPacketQuery('group-1'))
  await client.fetchQuery(packetQuery('group-1'))

  expect(requests.map(({ headers }) => headers.get('x-background'))).toEqual(['1', null])
})
