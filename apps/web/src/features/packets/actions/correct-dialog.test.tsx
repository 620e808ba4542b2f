import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { act, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse, type MockHandler } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { anInvite, aPacket } from '../../../test/samples.ts'
import { CorrectDialog } from './correct-dialog.tsx'

const person = { firstName: 'Maria', lastName: 'Lopez', phone: '+12175550123' }
const maria = anInvite('TT1', { code: 'abc', email: 'maria@example.com', person })
const sam = anInvite('TT2', { name: 'Sam Reed', email: 'sam@example.com' })
const sent = aPacket({ status: 'AWAITING_TENANT_SIGNATURE' })

test.each([
  ['SAM@example.com', 'Signer emails must be unique.'],
  ['owner@example.com', 'Signer emails must be different from the initiator email.'],
  ['maria', 'Enter an email address like name@example.com.'],
])('the address %s is refused beside its box and not sent', async (email, message) => {
  const { requests } = renderDialog()

  await userEvent.fill(screen.getByLabelText(/^Email/), email)
  await userEvent.click(saveButton('Save and send'))

  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText(/^Email/)).toHaveValue(email)
  expect(requests).toHaveLength(0)
})

test('that answers are lost is said of a person who has opened the link, and of no other', async () => {
  const { unmount } = renderDialog({
    invite: { ...maria, lastOpenedAt: '2026-12-01T10:00:00.000Z' },
  })
  expect(await screen.findByText(/has to be entered again/)).toBeVisible()
  unmount()
  renderDialog()
  expect(await screen.findByText(/A new link goes to the email address below\.$/)).toBeVisible()
})

test('a phone number is written in one way when its box is left, and other text stays', async () => {
  renderDialog()
  const phone = screen.getByLabelText(/^Phone/)

  await userEvent.fill(phone, '217.555.0199')
  await userEvent.tab()
  expect(phone).toHaveValue('(217) 555-0199')

  expect(phone).toHaveAccessibleDescription(/Check this number/)
  await userEvent.fill(phone, '555-01')
  await userEvent.tab()
  expect(phone).toHaveValue('555-01')
})

test('what the server refuses is shown beside its box, and the other boxes keep what was typed', async () => {
  renderDialog({
    handler: mockProblem(inviteCalls.correctSigner, 'invalid-fields', {
      errors: [{ field: 'lastName', message: 'This letter cannot be printed.' }],
    }),
  })

  await userEvent.fill(screen.getByLabelText(/^Email/), 'new@example.com')
  await userEvent.click(saveButton('Save and send'))

  expect(await screen.findByText('This letter cannot be printed.')).toBeVisible()
  expect(screen.getByLabelText(/^Last name/)).toHaveFocus()
  expect(screen.getByLabelText(/^Email/)).toHaveValue('new@example.com')
})

test('a person who signed in the meantime is not corrected, and the dialog says so', async () => {
  const { onClose } = renderDialog({
    handler: mockProblem(inviteCalls.correctSigner, 'already-signed', {
      detail: 'Maria Lopez has already signed.',
    }),
  })

  await userEvent.fill(screen.getByLabelText(/^Email/), 'new@example.com')
  await userEvent.click(saveButton('Save and send'))

  expect(await screen.findByRole('alert')).toHaveTextContent('Maria Lopez has already signed.')
  expect(onClose).not.toHaveBeenCalled()
})

test('saving without a change sends nothing and says so', async () => {
  const { requests } = renderDialog()

  await userEvent.click(saveButton('Save and send'))

  expect(await screen.findByText(/^Nothing has changed yet/)).toBeVisible()
  expect(requests).toHaveLength(0)
})

test('a link that reached the wrong person is sent again without another change', async () => {
  const { requests } = renderDialog({
    invite: { ...maria, wrongRecipientAt: '2026-11-03T15:04:00.000Z' },
  })

  await userEvent.click(saveButton('Save and send'))

  await expect.poll(() => requests.length).toBe(1)
})

test('before the packet is sent, nothing is mailed and the button says so', () => {
  renderDialog({
    invite: { ...maria, code: null },
    packet: aPacket({ status: 'AWAITING_PAYMENT' }),
  })

  expect(saveButton('Save')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save and send' })).toBeNull()
})

test('a name in signed documents cannot change, and the dialog offers to revise', async () => {
  const onRevise = vi.fn()
  renderDialog({ packet: { ...sent, anySigned: true }, onRevise })

  expect(screen.getByLabelText(/^First name/)).toHaveAttribute('readonly')
  expect(screen.getByLabelText(/^Email/)).not.toHaveAttribute('readonly')
  await userEvent.click(screen.getByRole('button', { name: 'Revise instead' }))
  expect(onRevise).toHaveBeenCalledOnce()
})

test('the dialog opens at the email address, and a double click saves once', async () => {
  const answered = Promise.withResolvers<Response>()
  const handler = { call: inviteCalls.correctSigner, respond: () => answered.promise }
  const { requests, onClose } = renderDialog({ handler })

  expect(screen.getByLabelText(/^Email/)).toHaveFocus()
  await userEvent.fill(screen.getByLabelText(/^Email/), 'new@example.com')
  await userEvent.dblClick(saveButton('Save and send'))
  answered.resolve(Response.json({ invite: maria }))

  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(requests).toHaveLength(1)
  expect(await requests[0]?.json()).toEqual({
    ...person,
    email: 'new@example.com',
    replaces: { name: maria.name, email: 'maria@example.com', phone: person.phone },
  })
})

test('a correction whose answer got lost is sent again, although the page shows it by now', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch'))]
  const requests = fakeFetch({
    call: inviteCalls.correctSigner,
    respond: () => answers.shift()?.() ?? Promise.resolve(Response.json({ invite: maria })),
  })
  const onClose = vi.fn()
  renderApp(<ReadAgain later={{ ...maria, email: 'new@example.com' }} onClose={onClose} />)
  await userEvent.fill(screen.getByLabelText(/^Email/), 'new@example.com')
  await userEvent.click(saveButton('Save and send'))
  expect(await screen.findByText(/We could not reach/)).toBeVisible()

  act(() => void window.dispatchEvent(new Event('read-again')))
  await userEvent.click(saveButton('Save and send'))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(requests).toHaveLength(2)
})

function ReadAgain({ later, onClose }: { later: SigningInvite; onClose: () => void }) {
  const [invite, setInvite] = useState<SigningInvite>(maria)
  useEffect(() => {
    const read = () => setInvite(later)
    window.addEventListener('read-again', read)
    return () => window.removeEventListener('read-again', read)
  }, [later])
  return <CorrectDialog packet={sent} invite={invite} invites={[invite, sam]} onClose={onClose} />
}

test('what was typed is there again after the session ended, until it is discarded', async () => {
  const { unmount } = renderDialog()
  await userEvent.fill(screen.getByLabelText(/^Email/), 'new@')
  unmount()

  const other = renderDialog({ invite: sam })
  expect(screen.getByLabelText(/^Email/)).toHaveValue('sam@example.com')
  other.unmount()

  const again = renderDialog()
  expect(screen.getByLabelText(/^Email/)).toHaveValue('new@')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(again.onClose).toHaveBeenCalledOnce()
  again.unmount()

  renderDialog()
  expect(screen.getByLabelText(/^Email/)).toHaveValue('maria@example.com')
})

test('what was typed is gone once it is saved', async () => {
  const { onClose, unmount } = renderDialog()
  await userEvent.fill(screen.getByLabelText(/^Email/), 'new@example.com')
  await userEvent.click(saveButton('Save and send'))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  unmount()

  renderDialog()
  expect(screen.getByLabelText(/^Email/)).toHaveValue('maria@example.com')
})

test('what was typed is dropped if the person was corrected elsewhere, and a locked name stays', async () => {
  const first = renderDialog()
  await userEvent.fill(screen.getByLabelText(/^First name/), 'Marie')
  await userEvent.fill(screen.getByLabelText(/^Phone/), '217')
  first.unmount()

  const locked = renderDialog({ packet: { ...sent, anySigned: true } })
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Maria')
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('217')
  locked.unmount()

  renderDialog({ invite: { ...maria, email: 'corrected@example.com' } })
  expect(screen.getByLabelText(/^Email/)).toHaveValue('corrected@example.com')
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('(217) 555-0123')
})

interface Options {
  invite?: typeof maria
  packet?: typeof sent
  handler?: MockHandler
  onRevise?: () => void
}

function renderDialog({ invite = maria, packet = sent, handler, onRevise }: Options = {}) {
  const requests = fakeFetch(handler ?? mockResponse(inviteCalls.correctSigner, () => ({ invite })))
  const onClose = vi.fn()
  const { unmount } = renderApp(
    <CorrectDialog
      packet={packet}
      invite={invite}
      invites={[invite, sam]}
      onRevise={onRevise}
      onClose={onClose}
    />,
  )
  return { requests, onClose, unmount }
}

function saveButton(name: string) {
  return screen.getByRole('button', { name })
}
