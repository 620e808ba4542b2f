import { authCalls } from '@countersign/contract/calls/auth'
import { packetCalls } from '@countersign/contract/calls/packets'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '../../lib/api.ts'
import { readToken, storeToken } from '../../lib/token.ts'
import { mockProblem, mockResponse } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { renderApp } from '../../test/render.tsx'
import { aUser } from '../../test/samples.ts'
import { logOut } from './log-out.ts'
import { acceptReturnTo, takeReturnTo } from './login-memory.ts'
import { SessionEndHandler } from './session-ends.tsx'
import { Welcome } from './welcome.tsx'

const loggedOut = 'You were logged out. Log in again to continue.'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  acceptReturnTo()
  history.replaceState(null, '', '/legal-forms?page=2')
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('a session that was ended elsewhere leads to the login, which says so, and back to the page', async () => {
  storeToken('mine')
  const { router } = renderPage()

  await loadPackets()

  expect(router.state.location.pathname).toBe('/login')
  expect(screen.getByRole('alert')).toHaveTextContent(loggedOut)
  expect(takeReturnTo()).toBe('/legal-forms?page=2')
})

test('who chose Log out is not told that they were logged out', async () => {
  storeToken('mine')
  renderPage()

  await act(() => logOut('logged-out'))
  await loadPackets()

  expect(screen.getByText('You are logged out.')).toBeVisible()
  expect(screen.queryByText(loggedOut)).toBeNull()
})

test('a visitor who was not logged in is not told that they were logged out', async () => {
  const { router } = renderPage()

  await loadPackets()

  expect(router.state.location.pathname).toBe('/login')
  expect(screen.queryByText(loggedOut)).toBeNull()
})

test('a tab whose session was ended by a rejected request of another tab says so too', async () => {
  storeToken('mine')
  const { queries, router } = renderPage()
  queries.setQueryData(['session'], aUser())

  localStorage.removeItem('countersign.token')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'countersign.token', newValue: null }))
  })

  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(screen.getByText(loggedOut)).toBeVisible()
  expect(readToken()).toBeUndefined()
})

function renderPage() {
  fakeFetch(
    mockResponse(authCalls.getMe, () => ({ user: aUser() })),
    mockProblem(packetCalls.getPackets, 'not-signed-in'),
    mockResponse(authCalls.postLogout, () => undefined),
  )
  return renderApp(<SessionEndHandler />, {
    path: '/legal-forms?page=2',
    routes: [{ path: '/login', element: <Welcome checking={false} /> }],
  })
}

async function loadPackets() {
  const loading = callApi(packetCalls.getPackets)
  await act(async () => void (await loading.catch(() => undefined)))
}
