import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse, type MockHandler } from '../../../../test/fake-api.ts'
import { fakeFetch } from '../../../../test/fake-fetch.ts'
import { renderApp } from '../../../../test/render.tsx'
import { ExpiredLink } from './expired-link.tsx'

const possible = { possible: true, sender: 'Olivia Owner', askedAt: null }
const asked = { ...possible, askedAt: '2026-11-03T15:04:00.000Z' }

test('after the deadline no new link can be requested', async () => {
  renderLink(mockResponse(inviteCalls.getNewLink, () => ({ ...possible, possible: false })))

  expect(await screen.findByText(/^The deadline to sign these forms has passed/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('when the server does not respond, the resident is told to ask the sender', async () => {
  renderLink(mockProblem(inviteCalls.getNewLink, 'unexpected'))

  expect(await screen.findByText('Ask the person who sent it for a new one.')).toBeVisible()
})

test('a failed request shows the reason, and can be repeated', async () => {
  renderLink(
    mockResponse(inviteCalls.getNewLink, () => possible),
    mockProblem(inviteCalls.postNewLink, 'too-many-requests'),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a new link' }))

  expect(await screen.findByText('Too many requests. Wait a minute, then try again.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Ask for a new link' })).toBeEnabled()
})

test('a requested link says when it was requested, without a second button', async () => {
  renderLink(
    mockResponse(inviteCalls.getNewLink, () => possible),
    mockResponse(inviteCalls.postNewLink, () => asked),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a new link' }))

  expect(
    await screen.findByText('You asked Olivia Owner for a new link on 11/3/2026 9:04 AM.'),
  ).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the page is in the language that the resident chose', async () => {
  localStorage.setItem('countersign.language', 'es')
  renderLink(mockResponse(inviteCalls.getNewLink, () => possible))

  expect(await screen.findByRole('button', { name: 'Pedir un enlace nuevo' })).toBeVisible()
})

function renderLink(...handlers: MockHandler[]) {
  fakeFetch(...handlers)
  renderApp(<ExpiredLink code="abc" />)
}
