import { packetCalls } from '@countersign/contract/calls/packets'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownerLinkQuery } from '../features/packets/sign/owner/invite-queries.ts'
import { storeToken } from '../lib/token.ts'
import { mockResponse } from '../test/fake-api.ts'
import { fakeFetch } from '../test/fake-fetch.ts'
import { memoryStorage } from '../test/memory-storage.ts'
import { loadFramedPacket } from './load-framed-packet.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { querySelector: () => null, head: { append: () => undefined } })
})
afterEach(() => vi.unstubAllGlobals())

test('nobody asks for a packet who is not logged in', () => {
  const requests = fakeFetch()

  visit(new QueryClient())

  expect(requests).toEqual([])
})

test('the packet and its link are asked for at once, and each visit has a link of its own', async () => {
  storeToken('token')
  let links = 0
  const requests = fakeFetch(
    mockResponse(packetCalls.createSigningLink, () => {
      links += 1
      return { embedUrl: `/signing-room#${links}`, expiresAt: '2026-11-27T12:00:00Z' }
    }),
  )
  const queries = new QueryClient()

  visit(queries)
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/legal-form-packets/group/g1',
    '/api/esign/signing-link',
  ])
  expect(await queries.ensureQueryData(ownerLinkQuery('g1'))).toMatchObject({
    embedUrl: '/signing-room#1',
  })

  visit(queries)
  expect(await queries.ensureQueryData(ownerLinkQuery('g1'))).toMatchObject({
    embedUrl: '/signing-room#2',
  })
})

function visit(queries: QueryClient): void {
  const request = new Request('https://example.com/legal-forms/start?documentGroupId=g1')
  loadFramedPacket(queries)({ request })
}
