import { authCalls } from '@countersign/contract/calls/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readToken, storeToken } from '../../lib/token.ts'
import { mockProblem, mockResponse } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { memoryStorage } from '../../test/memory-storage.ts'
import { logOutOfMembership } from './log-out-of-membership.ts'

const goTo = vi.fn<(url: string) => void>()

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  storeToken('mine')
  goTo.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

test.each(['unavailable', 'unexpected'] as const)(
  'without an answer about the membership (%s) the session here ends all the same',
  async (code) => {
    const requests = fakeFetch(
      mockProblem(authCalls.getLogout, code),
      mockResponse(authCalls.postLogout, () => undefined),
    )

    await logOutOfMembership(goTo)
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
    expect(readToken()).toBeUndefined()
    expect(goTo).not.toHaveBeenCalled()
  },
)

test('a membership without a logout page leaves the member here', async () => {
  fakeFetch(
    mockResponse(authCalls.getLogout, () => ({})),
    mockResponse(authCalls.postLogout, () => undefined),
  )

  await logOutOfMembership(goTo)
  expect(goTo).not.toHaveBeenCalled()
})

test('the session here ends first, then the membership’s', async () => {
  const requests = fakeFetch(
    mockResponse(authCalls.getLogout, () => ({
      url: 'https://members.example/logout?id_token_hint=a',
    })),
    mockResponse(authCalls.postLogout, () => undefined),
  )
  goTo.mockImplementation(() => expect(requests).toHaveLength(2))

  await logOutOfMembership(goTo)
  expect(readToken()).toBeUndefined()
  expect(goTo).toHaveBeenCalledExactlyOnceWith('https://members.example/logout?id_token_hint=a')
})
