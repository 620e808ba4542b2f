import { authCalls } from '@countersign/contract/calls/auth'
import { limits } from '@countersign/contract/rules/limits'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts, readDraft, saveDraft } from '../../lib/drafts.ts'
import { announceSessionEnd } from '../../lib/session-end.ts'
import { readToken, storeToken } from '../../lib/token.ts'
import { mockResponse } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { renderApp } from '../../test/render.tsx'
import { aUser } from '../../test/samples.ts'
import { InactivityWatch } from './inactivity-watch.tsx'
import { SessionEndHandler } from './session-ends.tsx'
import { useSession } from './use-session.ts'
import { Welcome } from './welcome.tsx'

const warningMs = 2 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  storeToken('mine')
})
afterEach(() => {
  vi.useRealTimers()
  clearDrafts()
})

test('an hour without activity ends the session and shows why', async () => {
  const { requests } = renderSession()

  await pass(limits.inactivityTimeoutMs)

  expect(
    screen.getByText('Your session has expired due to inactivity. Please log in again.'),
  ).toBeVisible()
  expect(readToken()).toBeUndefined()
  expect(requests.some(({ url }) => url.endsWith('/auth/logout'))).toBe(true)
})

test('the warning comes two minutes before the end, with the focus on its button', async () => {
  renderSession()

  await pass(limits.inactivityTimeoutMs - warningMs)

  expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus()
})

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['Stay signed in', () => fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))],
])(
  '%s closes the warning and restarts the hour, here and on the server',
  async (_what, doSomething) => {
    const { requests } = renderSession()
    await pass(limits.inactivityTimeoutMs - warningMs)
    const countCalls = () => requests.filter(({ url }) => url.endsWith('/auth/me')).length
    const before = countCalls()

    doSomething()
    await pass(warningMs)

    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(countCalls()).toBe(before + 1)
    expect(readToken()).toBe('mine')
  },
)

test.each([
  ['refused', { name: 'Maple' }],
  ['elsewhere', { name: 'Maple' }],
  ['inactive', { name: 'Maple' }],
  ['logged-out', undefined],
] as const)('a session that ends as %s leaves the drafts at %o', (why, draft) => {
  renderSession()
  saveDraft('packet', { name: 'Maple' })

  act(() => announceSessionEnd(why))

  expect(readDraft('packet')).toEqual(draft)
})

function renderSession() {
  const requests = fakeFetch(
    mockResponse(authCalls.getMe, () => ({ user: aUser() })),
    mockResponse(authCalls.postLogout, () => undefined),
  )
  renderApp(
    <>
      <Session />
      <SessionEndHandler />
      <InactivityWatch />
    </>,
    { routes: [{ path: '/login', element: <Welcome checking={false} /> }] },
  )
  return { requests }
}

/** As the pages of a member do. */
function Session() {
  useSession()
  return null
}

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}
