import { authCalls } from '@countersign/contract/calls/auth'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiProblem } from '../../lib/api-problem.ts'
import { mockProblem } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { renderApp } from '../../test/render.tsx'
import { LoginFailed } from './login-failed.tsx'

const stranger = new ApiProblem({
  type: 'urn:countersign:problem:not-a-member',
  title: 'Not a member account',
  status: 403,
  code: 'not-a-member',
  detail: 'Your login works, but sam@example.com is not a member account. Ask your association.',
})

test.each([
  [null, 'The login was not completed. Please try again.'],
  ['made_up', 'The login was not completed. Please try again.'],
  ['access_denied', 'The login was canceled. You can log in whenever you are ready.'],
  ['server_error', 'The membership has a problem right now. Try again in a minute.'],
])('a login that comes back with %s says what to do', (returned, words) => {
  renderApp(<LoginFailed returned={returned} />)

  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
})

test('somebody who is not a member learns so, and can log in as somebody else', async () => {
  const requests = fakeFetch(
    mockProblem(authCalls.getLogin, 'provider-unavailable', { detail: 'Try again in a minute.' }),
  )
  renderApp(<LoginFailed error={stranger} />)
  expect(screen.getByText('This is not a member account.')).toBeVisible()
  expect(screen.getByText(/sam@example\.com is not a member account/)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Log in as somebody else' }))
  expect(await screen.findByText('Try again in a minute.')).toBeVisible()
  expect(requests[0]?.url).toMatch(/\/auth\/login\?prompt=login$/)
})
