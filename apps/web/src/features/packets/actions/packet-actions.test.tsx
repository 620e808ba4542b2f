import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { authCalls } from '@countersign/contract/calls/auth'
import { formCalls } from '@countersign/contract/calls/forms'
import { packetCalls } from '@countersign/contract/calls/packets'
import type { PacketAction } from '@countersign/contract/rules/packet-actions'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse, type MockHandler } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aForm, aPacket, aUser } from '../../../test/samples.ts'
import { resetCreation, readCreation } from '../create/creation-store.ts'
import { EarlierPacketNotice } from '../create/earlier-packet-notice.tsx'
import { PacketActions } from './packet-actions.tsx'

const filled = aPacket({ status: 'AWAITING_PAYMENT' })
const sent = aPacket({ status: 'AWAITING_TENANT_SIGNATURE' })
const executed = aPacket({
  status: 'FULLY_EXECUTED',
  anySigned: true,
  executionDate: '2026-11-12T10:00:00.000Z',
})

test.each<[string, Packet, string[]]>([
  ['being filled out', aPacket(), ['Discard this packet', 'Copies to others', 'Use again']],
  [
    'to be paid',
    filled,
    [
      'Change answers',
      'Finished on paper',
      'Cancel this packet',
      'Copies to others',
      'Print',
      'Use again',
    ],
  ],
  [
    'sent and unsigned',
    sent,
    [
      'Change answers',
      'Revise',
      'Extend',
      'Finished on paper',
      'Cancel this packet',
      'Copies to others',
      'Print',
      'Use again',
    ],
  ],
  ['executed', executed, ['Use again', 'Hide']],
  ['hidden', { ...executed, hidden: true }, ['Use again', 'Show again']],
])('a packet that is %s offers what is possible', (_name, packet, labels) => {
  renderActions(packet)

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels)
})

test('before anything was sent, the answers open without a question', async () => {
  const { requests, router } = renderActions(
    filled,
    mockResponse(packetCalls.changeAnswers, () => ({ packet: aPacket({ status: 'IN_PROGRESS' }) })),
  )

  await userEvent.click(screen.getByRole('button', { name: 'Change answers' }))

  await expect.poll(() => router.state.location.pathname).toBe('/legal-forms/start')
  expect(requests).toHaveLength(1)
})

test('a resident who signs in the same second wins, and the dialog stays and says so', async () => {
  renderActions(
    sent,
    mockProblem(packetCalls.changeAnswers, 'already-signed', {
      detail: 'Someone has signed, so the answers can no longer change.',
    }),
  )

  await userEvent.click(screen.getByRole('button', { name: 'Change answers' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the answers?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change answers' }))

  expect(
    await within(dialog).findByText(/Someone has signed, so the answers can no longer change/),
  ).toBeVisible()
})

test('revising says what happens to signatures and to the fee, and opens the new packet', async () => {
  const { router } = renderActions(
    { ...sent, anySigned: true },
    mockResponse(packetCalls.revisePacket, () => ({ documentGroupId: 'group-2' })),
  )

  await userEvent.click(screen.getByRole('button', { name: 'Revise' }))
  const dialog = await screen.findByRole('dialog', { name: 'Revise this packet?' })
  expect(within(dialog).getByText(/The signatures given so far do not carry over/)).toBeVisible()
  expect(within(dialog).getByText(/Any e-sign fee is due again/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revise' }))

  await expect.poll(() => router.state.location.search).toBe('?documentGroupId=group-2')
})

test('revising a packet that was canceled unsigned does not promise the fee that went back', async () => {
  const archived = {
    reason: 'canceled',
    words: 'Wrong unit.',
    at: '2026-11-12T10:00:00.000Z',
  } as const
  renderActions(aPacket({ status: 'ARCHIVED', archived }))

  await userEvent.click(screen.getByRole('button', { name: 'Revise' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revise this packet?' }))

  expect(dialog.getByText(/Any e-sign fee is due again/)).toBeVisible()
  expect(dialog.queryByText(/carries over/)).toBeNull()
})

test.each([
  [false, 'Nobody has signed, so a fee that you paid is refunded.'],
  [true, 'Someone has signed, so a fee that you paid is not refunded.'],
])('canceling a packet says what becomes of the fee: signed %s', async (anySigned, sentence) => {
  renderActions({ ...sent, anySigned })

  await userEvent.click(screen.getByRole('button', { name: 'Cancel this packet' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this packet?' }))

  expect(dialog.getByText(sentence)).toBeVisible()
})

test.each<[string, Partial<Packet>, number]>([
  ['that is filled out for the first time', { status: 'IN_PROGRESS' }, 0],
  ['that was paid', { status: 'IN_PROGRESS', feePaid: true }, 1],
])('discarding a packet %s says what becomes of the fee', async (_name, part, sentences) => {
  renderActions(aPacket(part))

  await userEvent.click(screen.getByRole('button', { name: 'Discard this packet' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard this packet?' }))

  expect(dialog.queryAllByText(/The fee that you paid for it is refunded/)).toHaveLength(sentences)
})

test('links are extended by the days that were chosen', async () => {
  const { requests } = renderActions(
    sent,
    mockResponse(packetCalls.extendLinks, () => ({ packet: sent })),
  )

  await userEvent.click(screen.getByRole('button', { name: 'Extend' }))
  await userEvent.click(await screen.findByRole('radio', { name: '60 days' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Extend' }))

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(await requests[0]?.json()).toEqual({ days: 60 })
  expect(screen.getByRole('button', { name: 'Extend' })).toHaveFocus()
})

test('hiding keeps the focus on the button', async () => {
  const { requests } = renderActions(
    executed,
    mockResponse(packetCalls.hidePacket, () => ({ packet: { ...executed, hidden: true } })),
  )

  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))

  await expect.poll(() => requests.length).toBe(1)
  expect(await screen.findByRole('button', { name: 'Hide' })).toHaveFocus()
})

test('using a packet again says which forms are gone, and starts with its people and answers', async () => {
  resetCreation()
  const { router } = renderActions(executed, ...reuseHandlers({ unitExists: true }))

  await userEvent.click(screen.getByRole('button', { name: 'Use again' }))
  expect(await screen.findByText('The new packet starts without Pet Addendum.')).toBeVisible()
  expect(screen.getByText('The signed file also goes to Dana Reyes, as before.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Start a new packet' }))

  await expect.poll(() => router.state.location.pathname).toBe('/legal-forms/confirm-documents')
  expect(readCreation()).toMatchObject({
    rentalUnit: { unitId: 'unit-1' },
    signers: [{ firstName: 'Maria', phone: '+12175550123' }],
    documents: [{ _id: 'lease' }],
    prefillFrom: { documentGroupId: 'group-1' },
    print: 'large',
  })
})

test.each([
  ['that the owner chose comes along', 'Lease 2026', 'Lease'],
  ['made of the address is made anew', 'Lease, 12 Maple Street, Unit 1', null],
])('of a packet that is used again, a name %s', async (_what, formPacketName, packetName) => {
  resetCreation()
  const documents = [{ formId: 'residential-lease', title: 'Lease', edition: '1', order: 0 }]
  const packet = { ...executed, documents, formPacketName }
  const { router } = renderActions(packet, ...reuseHandlers({ unitExists: true }))

  await userEvent.click(screen.getByRole('button', { name: 'Use again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Start a new packet' }))

  await expect.poll(() => router.state.location.pathname).toBe('/legal-forms/confirm-documents')
  expect(readCreation().packetName).toBe(packetName)
})

test('revising a packet that has ended does not announce its end', () => {
  const archived = {
    reason: 'canceled',
    words: 'Wrong unit',
    at: '2026-11-12T10:00:00.000Z',
  } as const
  renderActions(aPacket({ status: 'ARCHIVED', archived }))

  expect(screen.getByRole('button', { name: 'Revise' })).toBeVisible()
  expect(screen.getByText(/This packet stays as it is/)).toBeVisible()
  expect(screen.queryByText(/This packet ends/)).toBeNull()
})

test('a packet of a unit that no longer exists starts with its forms only', async () => {
  resetCreation()
  const { router } = renderActions(executed, ...reuseHandlers({ unitExists: false }))

  await userEvent.click(screen.getByRole('button', { name: 'Use again' }))
  expect(await screen.findByText('The unit no longer exists')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Start a new packet' }))

  await expect.poll(() => router.state.location.pathname).toBe('/legal-forms/select-property')
  expect(readCreation()).toMatchObject({ rentalUnit: null, signers: [], prefillFrom: null })
})

test('a packet whose forms are all gone starts with its people, and does not claim that forms are chosen', async () => {
  resetCreation()
  const { router } = renderActions(executed, ...reuseHandlers({ unitExists: true, formIds: [] }))

  await userEvent.click(screen.getByRole('button', { name: 'Use again' }))
  expect(await screen.findByText(/like this one and choose its forms/)).toBeVisible()
  expect(screen.queryByText(/0 forms/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Start a new packet' }))

  await expect.poll(() => router.state.location.pathname).toBe('/legal-forms/select-documents')
  expect(await screen.findByText('None of its forms is chosen.')).toBeVisible()
})

interface Reused {
  unitExists: boolean
  formIds?: string[]
}

function reuseHandlers({ unitExists, formIds = ['lease'] }: Reused): MockHandler[] {
  const signer = {
    firstName: 'Maria',
    lastName: 'Lopez',
    email: 'maria@example.com',
    phone: '+12175550123',
    role: 'tenant',
  } as const

  return [
    mockResponse(authCalls.getMe, () => ({ user: aUser() })),
    mockResponse(formCalls.getForm, () => ({ form: aForm('lease') })),
    mockResponse(packetCalls.getPacketSeed, () => ({
      name: 'Lease',
      documentGroupId: 'group-1',
      propertyId: 'property-1',
      unitId: unitExists ? 'unit-1' : 'unit-9',
      unitExists,
      formIds,
      missingForms: ['Pet Addendum'],
      signers: [signer],
      owners: [],
      copies: [{ name: 'Dana Reyes', email: 'dana@example.com' }],
      initiatorName: 'Olivia Owner',
      print: 'large' as const,
    })),
  ]
}

function renderActions(packet: Packet, ...handlers: MockHandler[]) {
  const requests = fakeFetch(...handlers)
  const view = renderApp(<Actions packet={packet} />, {
    path: '/packet',
    routes: [
      ...['start', 'confirm-documents', 'select-property'].map((name) => ({
        path: `/legal-forms/${name}`,
        element: <p>{name}</p>,
      })),
      {
        path: '/legal-forms/select-documents',
        element: <EarlierPacketNotice step="documents" />,
      },
    ],
  })
  return { ...view, requests }
}

function Actions({ packet }: { packet: Packet }) {
  const [open, setOpen] = useState<PacketAction>()
  return <PacketActions packet={packet} open={open} onOpen={setOpen} />
}
