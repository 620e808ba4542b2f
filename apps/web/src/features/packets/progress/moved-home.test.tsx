import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { packetCalls } from '@countersign/contract/calls/packets'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse, type MockHandler } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aPacket } from '../../../test/samples.ts'
import { MovedHome, waitsForNewState } from './moved-home.tsx'

const document = { formId: 'pet-addendum', title: 'Pet Addendum', edition: '2026-12', order: 1 }
const addendum = { ...document, formId: 'california-lease-addendum', order: 2 }
const title = 'California Lease Addendum'
const documents = [document, { ...addendum, title }]
const moved = aPacket({ documents, movedHome: { state: 'TX', takeOut: [title] } })

test('the server’s refusal is shown, and the packet can be made again', async () => {
  renderMoved(moved, mockProblem(packetCalls.revisePacket, 'provider-unavailable'))

  await userEvent.click(screen.getByRole('button', { name: 'Make it again for TX' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The packet was not made again\./)
})

test('names the forms that are taken out, and opens the new packet', async () => {
  const { router } = renderMoved(
    moved,
    mockResponse(packetCalls.revisePacket, () => ({ documentGroupId: 'group-new' })),
  )

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This home is in TX now')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([title])
  await userEvent.click(screen.getByRole('button', { name: 'Make it again for TX' }))
  await expect.poll(() => router.state.location.search).toContain('group-new')
})

test('a packet of which nothing is left, and a form for printing, are only discarded', () => {
  renderMoved({ ...moved, documents: [{ ...addendum, title }] })

  expect(screen.queryByRole('button', { name: 'Make it again for TX' })).toBeNull()
  expect(screen.getByText(/Nothing of this packet can be used in TX/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Discard this packet' })).toBeVisible()
  expect(waitsForNewState({ ...moved, printOnly: true })).toBe(true)
})

test('a packet that was sent does not wait', () => {
  expect(waitsForNewState({ ...moved, status: 'AWAITING_PAYMENT' })).toBe(true)
  expect(waitsForNewState({ ...moved, status: 'AWAITING_TENANT_SIGNATURE' })).toBe(false)
  expect(waitsForNewState(aPacket())).toBe(false)
})

function renderMoved(packet: Packet, ...handlers: MockHandler[]) {
  fakeFetch(...handlers)
  if (!waitsForNewState(packet)) {
    throw new Error('These packets wait for the new state.')
  }
  return renderApp(<MovedHome packet={packet} />)
}
