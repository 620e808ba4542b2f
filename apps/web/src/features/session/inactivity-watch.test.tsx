import { getMe, limits, postLogout } from '@countersign/contract/calls'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { clearDrafts, readDraft, saveDraft } from '../../lib/drafts.ts'
import { announceSessionEnd } from '../../lib/session-end.ts'
import { readToken, storeToken } from '../../lib/token.ts'
import { mockResponse } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { renderApp } from '../../test/render.tsx'
import { aUser } from '../../test/samples.ts'
import { InactivityWatch } from './inactivity-watch.tsx'
import { SessionEndHandler } from './session-ends.tsx'
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

test('there is no warning two minutes and a second before the end', async () => {
  renderSession()

  await pass(limits.inactivityTimeoutMs - warningMs - 1000)

  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the warning comes two minutes before the end, with the focus on its button', async () => {
  renderSession()

  await pass(limits.inactivityTimeoutMs - warningMs)

  expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus()
})

test('Stay signed in closes the warning and restarts the hour', async () => {
  renderSession()
  await pass(limits.inactivityTimeoutMs - warningMs)

  vi.useRealTimers()
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => screen.queryByRole('alertdialog'), { timeout: 10_000 }).toBeNull()
  expect(readToken()).toBe('mine')
})

test.each([
  ['refused', { name: 'Maple' }],
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
    mockResponse(getMe, () => ({ user: aUser() })),
    mockResponse(postLogout, () => undefined),
  )
  renderApp(
    <>
      <SessionEndHandler />
      <InactivityWatch />
    </>,
    { routes: [{ path: '/login', element: <Welcome checking={false} /> }] },
  )
  return { requests }
}

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}
