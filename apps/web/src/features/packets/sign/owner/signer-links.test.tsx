import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse } from '../../../../test/fake-api.ts'
import { fakeFetch } from '../../../../test/fake-fetch.ts'
import { renderApp } from '../../../../test/render.tsx'
import { anInvite } from '../../../../test/samples.ts'
import { SignerLinks } from './signer-links.tsx'

const owner = anInvite('LLSign', { name: 'Olivia Owner' })
const open = anInvite('TT1', { code: 'abc' })
const expired = anInvite('TT1', { status: 'expired' })

test('before every resident has signed, the owner’s link is disabled and says why', () => {
  renderLinks([owner], { ownerWaits: 'Waiting for Maria Lopez to sign first.' })

  const button = screen.getByRole('button', { name: 'Sign Document' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription('Waiting for Maria Lopez to sign first.')
})

test('once every resident has signed, it is the owner’s turn, and nothing is disabled', () => {
  renderLinks([owner])

  expect(screen.getByText('Every resident has signed. Now it is your turn.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a declined link cannot be copied or renewed', () => {
  renderLinks([anInvite('TT1', { status: 'declined' })])

  expect(screen.getByText('This link no longer works.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed copy tells a screen reader, and the button keeps its label', async () => {
  stubClipboard(() => Promise.reject(new Error('denied')))
  renderLinks([open])

  await userEvent.click(screen.getByRole('button', { name: 'Copy link for Maria Lopez' }))

  expect(await screen.findByText(/^Copying failed/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Copy link for Maria Lopez' })).toBeVisible()
})

test('a copied link is confirmed for two seconds', async () => {
  const copied: string[] = []
  stubClipboard(async (text) => void copied.push(text))
  renderLinks([open])

  await userEvent.click(screen.getByRole('button', { name: 'Copy link for Maria Lopez' }))
  const since = performance.now()

  expect(await screen.findByRole('button', { name: 'Copied link for Maria Lopez' })).toBeVisible()
  expect(copied).toEqual(['https://example.com/sign/abc'])
  await screen.findByRole('button', { name: 'Copy link for Maria Lopez' }, { timeout: 4000 })
  expect(performance.now() - since).toBeGreaterThan(1500)
})

test('an expired link that cannot be renewed keeps its button and shows the error', async () => {
  fakeFetch(mockProblem(inviteCalls.postSigningInvite, 'packet-closed'))
  renderLinks([expired])

  await userEvent.click(screen.getByRole('button', { name: 'Make a new link' }))

  expect(await screen.findByText(/^This packet is closed/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Make a new link' })).toBeEnabled()
})

test('an expired link does not say that a new one goes out before the owner makes it', () => {
  renderLinks([expired])

  expect(
    screen.getByText(/no longer works\. Make a new one, and we will email it to Maria Lopez/),
  ).toBeVisible()
})

test('renewing an expired link sends the resident’s role and email', async () => {
  const requests = fakeFetch(mockResponse(inviteCalls.postSigningInvite, () => ({ invite: open })))
  renderLinks([expired])

  await userEvent.click(screen.getByRole('button', { name: 'Make a new link' }))

  await expect.poll(() => requests.length).toBe(1)
  expect(await requests[0]?.json()).toEqual({
    documentGroupId: 'group-1',
    role: 'TT1',
    email: 'maria@example.com',
  })
})

test('residents are listed in order, and the owner comes last, without a link', () => {
  renderLinks([owner, anInvite('TT2', { name: 'Sam Reed' }), anInvite('TT1')])

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Maria Lopez',
    'Sam Reed',
    'Olivia Owner',
  ])
})

function renderLinks(invites: SigningInvite[], { ownerWaits }: { ownerWaits?: string } = {}): void {
  renderApp(
    <SignerLinks
      invites={invites}
      linkFor={(code) => `https://example.com/sign/${code}`}
      ownerWaits={ownerWaits}
    />,
  )
}

function stubClipboard(writeText: (text: string) => Promise<void>) {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
}
