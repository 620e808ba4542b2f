import { vi } from 'vitest'
import { answerFrom, type Reply } from './fake-api.ts'

/** Replaces `fetch` by a fake of the API; returns the requests it received. */
export function fakeFetch(...replyList: Reply[]): Request[] {
  const heard: Request[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(`http://localhost${address}`, init)
    heard.push(request.clone())
    return answerFrom(replyList, request)
  })
  return heard
}
