import type { MemberSession } from '@countersign/contract/schemas/auth'
import { authCalls } from '@countersign/contract/calls/auth'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { renderApp } from '../../test/render.tsx'
import { SessionList } from './session-list.tsx'

const thisOne: MemberSession = {
  _id: 'desk',
  device: 'Chrome on Windows',
  createdAt: '2026-11-22T15:00:00.000Z',
  lastSeenAt: '2026-11-22T17:05:00.000Z',
  isCurrent: true,
}
const phone = { ...thisOne, _id: 'phone', device: 'Safari on iPhone', isCurrent: false }

test('logins that cannot be loaded can be loaded again', async () => {
  fakeFetch(
    mockProblem(authCalls.getSessions, 'unavailable', { detail: 'Please try again in a minute.' }),
  )
  renderApp(<SessionList />)

  expect(await screen.findByText('Your logins could not be loaded.')).toBeVisible()
  expect(screen.getByText('Please try again in a minute.')).toBeVisible()
  fakeFetch(mockResponse(authCalls.getSessions, () => ({ sessions: [thisOne] })))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Chrome on Windows')).toBeVisible()
})

test('a login that could not be ended stays, with the reason', async () => {
  fakeFetch(
    mockResponse(authCalls.getSessions, () => ({ sessions: [thisOne, phone] })),
    mockProblem(authCalls.deleteSession, 'unavailable', {
      detail: 'Please try again in a minute.',
    }),
  )
  renderApp(<SessionList />)
  await userEvent.click(
    await screen.findByRole('button', { name: 'End login on Safari on iPhone' }),
  )

  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a minute.')
  expect(screen.getByText('Safari on iPhone', { selector: 'p' })).toBeVisible()
})

test('the only login has nothing to end', async () => {
  fakeFetch(mockResponse(authCalls.getSessions, () => ({ sessions: [thisOne] })))
  renderApp(<SessionList />)

  const item = await screen.findByRole('listitem')
  expect(within(item).getByText('This device')).toBeVisible()
  expect(item.textContent).toContain('Last used 11/22/2026 11:05 AM')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('You are not logged in anywhere else.')).toBeVisible()
})

test('one login, or all but this one, are ended', async () => {
  let sessions = [thisOne, phone, { ...phone, _id: 'tablet', device: 'Safari on iPad' }]
  fakeFetch(
    mockResponse(authCalls.getSessions, () => ({ sessions })),
    mockResponse(authCalls.deleteSession, ({ params }) => {
      sessions = sessions.filter(({ _id }) => _id !== params.id)
      return undefined
    }),
    mockResponse(authCalls.postEndOtherSessions, () => {
      sessions = [thisOne]
      return { ended: 1 }
    }),
  )
  renderApp(<SessionList />)
  await userEvent.click(
    await screen.findByRole('button', { name: 'End login on Safari on iPhone' }),
  )
  await expect.poll(() => screen.getAllByRole('listitem').length, { timeout: 5000 }).toBe(2)

  const tablet = screen.getAllByRole('listitem')[1]
  expect(tablet && within(tablet).getByText('Safari on iPad', { selector: 'p' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'End all other logins' }))
  expect(await screen.findByText('You are not logged in anywhere else.')).toBeVisible()
})
