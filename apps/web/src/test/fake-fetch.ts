import { vi } from 'vitest'
import { respondTo, type MockHandler } from './fake-api.ts'

/** Replaces `fetch` by a fake of the API; returns the requests it received. */
export function fakeFetch(...handlers: MockHandler[]): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(`http://localhost${address}`, init)
    requests.push(request.clone())
    return respondTo(handlers, request)
  })
  return requests
}
