import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse, type MockHandler } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { anInvite } from '../../../test/samples.ts'
import { RemindButton } from './remind-button.tsx'

const open = anInvite('TT1', { code: 'abc' })

test('within an hour nobody is reminded again, and the button says when it is possible', async () => {
  const lastRemindedAt = new Date(Date.now() - 30 * 60_000).toISOString()
  const { requests } = renderButton({ ...open, lastRemindedAt })

  const button = screen.getByRole('button', { name: 'Remind' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription(/You can remind again at \d+:\d\d [AP]M\.$/)
  await userEvent.click(button, { force: true })
  expect(requests).toHaveLength(0)
})

test('a refusal is shown beside the button', async () => {
  renderButton(
    open,
    mockProblem(inviteCalls.remindSigner, 'invalid-state', {
      detail: 'The link of Maria Lopez has expired.',
    }),
  )

  await userEvent.click(screen.getByRole('button', { name: 'Remind' }))

  expect(await screen.findByText('The link of Maria Lopez has expired.')).toBeVisible()
})

test('a reminder whose answer got lost is not called unsent once the page knows of it', async () => {
  fakeFetch({
    call: inviteCalls.remindSigner,
    respond: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  renderApp(<ReadAgain later={{ ...open, lastRemindedAt: new Date().toISOString() }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remind' }))
  expect(await screen.findByText(/We could not reach/)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Read again' }))
  expect(screen.queryByText(/We could not reach/)).toBeNull()
})

function ReadAgain({ later }: { later: SigningInvite }) {
  const [invite, setInvite] = useState<SigningInvite>(open)
  return (
    <>
      <button onClick={() => setInvite(later)}>Read again</button>
      <RemindButton invite={invite} nameId="name" />
    </>
  )
}

test('a double click reminds once, and the button keeps the focus', async () => {
  const answered = Promise.withResolvers<Response>()
  const { requests } = renderButton(open, {
    call: inviteCalls.remindSigner,
    respond: () => answered.promise,
  })

  await userEvent.dblClick(screen.getByRole('button', { name: 'Remind' }))
  answered.resolve(Response.json({ invite: open }))

  await expect.poll(() => requests.length).toBe(1)
  expect(await screen.findByRole('button', { name: 'Remind' })).toHaveFocus()
  expect(requests).toHaveLength(1)
})

function renderButton(
  invite: typeof open & { lastRemindedAt?: string | null | undefined },
  handler: MockHandler = mockResponse(inviteCalls.remindSigner, () => ({ invite })),
) {
  const requests = fakeFetch(handler)
  renderApp(
    <>
      <h3 id="name">{invite.name}</h3>
      <RemindButton invite={invite} nameId="name" />
    </>,
  )
  return { requests }
}
