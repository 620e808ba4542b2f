import type { InviteStatus } from '@countersign/contract/schemas/signing-invites'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../test/render.tsx'
import { anInvite } from '../../../../test/samples.ts'
import { es } from '../../../../i18n/link/es.ts'
import { SignerList } from './signer-list.tsx'

test.each<[InviteStatus, string]>([
  ['created', 'Awaiting Signature'],
  ['pending', 'Awaiting Signature'],
  ['signed', 'Signed'],
  ['declined', 'Declined'],
  ['canceled', 'Canceled'],
  ['expired', 'Expired'],
])('a signer who is %s is shown as %s', (status, label) => {
  renderApp(<SignerList invites={[anInvite('TT1', { status })]} />)

  expect(screen.getByText(label)).toBeVisible()
})

test('residents come first by number, the owner last, and the fill session is hidden', () => {
  renderApp(
    <SignerList
      invites={[
        anInvite('LLSign', { name: 'Olivia Owner' }),
        anInvite('LLEdit', { name: 'Olivia Owner' }),
        anInvite('TT2', { name: 'Sam Reed' }),
        anInvite('TT1'),
      ]}
    />,
  )

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Resident 1'),
    expect.stringContaining('Resident 2'),
    expect.stringContaining('Owner/Agent'),
  ])
})

test('readers find themselves, in their own language', () => {
  const mine = anInvite('TT1', { status: 'signed', signedAt: '2026-03-04T18:00:00.000Z' })
  renderApp(
    <SignerList
      invites={[mine, anInvite('TT2', { name: 'Sam Reed' })]}
      own={mine}
      messages={es.ended}
    />,
  )

  const [first] = screen.getAllByRole('listitem')
  expect(first && within(first).getByText('Maria Lopez (usted)')).toBeVisible()
  expect(screen.getByText('Firmado')).toBeVisible()
  expect(screen.getByText(/^4 de marzo de 2026/)).toBeVisible()
})
