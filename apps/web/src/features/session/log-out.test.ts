import { authCalls } from '@countersign/contract/calls/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onSessionEnd, type SessionEnd } from '../../lib/session-end.ts'
import { readToken, storeToken } from '../../lib/token.ts'
import { mockProblem, mockResponse } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { memoryStorage } from '../../test/memory-storage.ts'
import { logOut } from './log-out.ts'

const ends: SessionEnd[] = []
let stop: () => void

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  storeToken('mine')
  ends.length = 0
  stop = onSessionEnd((why) => ends.push(why))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(['unexpected', 'not-signed-in'] as const)(
  'a failed logout (%s) is only logged: the session ends anyway',
  async (code) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fakeFetch(mockProblem(authCalls.postLogout, code))

    await logOut('inactive')
    expect(readToken()).toBeUndefined()
    expect(ends).toEqual(['inactive'])
    expect(logged).toHaveBeenCalledOnce()
  },
)

test('the logout call carries the token of the ended session', async () => {
  const requests = fakeFetch(mockResponse(authCalls.postLogout, () => undefined))

  await logOut('logged-out')
  expect(requests[0]?.method).toBe('POST')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer mine')
  expect(ends).toEqual(['logged-out'])
})
