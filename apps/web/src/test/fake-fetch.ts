import { vi } from 'vitest'
import { answerFrom, type Reply } from './fake-api.ts'

/** Puts a fake of the API in the place of `fetch`; answers the requests that it has heard. */
export function fakeFetch(...replyList: Reply[]): Request[] {
  const heard: Request[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(`http://localhost${address}`, init)
    heard.push(request.clone())
    return answerFrom(replyList, request)
  })
  return heard
}
