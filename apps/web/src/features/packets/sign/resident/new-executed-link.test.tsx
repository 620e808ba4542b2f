import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse, type MockHandler } from '../../../../test/fake-api.ts'
import { fakeFetch } from '../../../../test/fake-fetch.ts'
import { renderApp } from '../../../../test/render.tsx'
import { NewExecutedLink } from './new-executed-link.tsx'

test('a failed request shows the reason, and can be repeated', async () => {
  renderNewExecutedLink(mockProblem(inviteCalls.postExecutedLink, 'too-many-requests'))

  await userEvent.click(screen.getByRole('button', { name: 'Email me a new link' }))

  expect(await screen.findByText('Too many requests. Wait a minute, then try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Email me a new link' })).toBeEnabled()
})

test('a resident is told where the new link goes, without a second button', async () => {
  renderNewExecutedLink(mockResponse(inviteCalls.postExecutedLink, () => undefined))
  expect(screen.getByText(/^For your security, this download link has expired/)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Email me a new link' }))

  expect(
    await screen.findByText('We are sending a new link to maria@example.com. It works for 7 days.'),
  ).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

function renderNewExecutedLink(...handlers: MockHandler[]) {
  fakeFetch(...handlers)
  renderApp(<NewExecutedLink code="abc" email="maria@example.com" />)
}
