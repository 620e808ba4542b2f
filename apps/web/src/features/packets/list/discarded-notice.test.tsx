import { packetCalls } from '@countersign/contract/calls/packets'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aPacket } from '../../../test/samples.ts'
import { afterDiscard } from './discarded-packet.ts'
import { DiscardedNotice } from './discarded-notice.tsx'

const packet = aPacket({ documentGroupId: 'group-1', formPacketName: 'New lease' })

test('nothing is shown when the dashboard is opened by itself', () => {
  renderApp(<DiscardedNotice />)

  expect(screen.queryByRole('status')).toBeNull()
})

test('Undo has the focus and leads back to the packet', async () => {
  const { router } = await openAfterDiscard(
    mockResponse(packetCalls.restorePacket, () => ({ packet })),
  )

  const undo = await screen.findByRole('button', { name: 'Undo discarding “New lease”' })
  await expect.poll(() => document.activeElement).toBe(undo)
  await userEvent.click(undo)
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/legal-forms/start?documentGroupId=group-1')
})

test('a refused Undo says why', async () => {
  await openAfterDiscard(
    mockProblem(packetCalls.restorePacket, 'invalid-state', {
      detail: 'A packet can be restored within a day after it was discarded.',
    }),
  )

  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('“New lease” was not restored.')).toBeVisible()
  expect(screen.getByText(/within a day after it was discarded/)).toBeVisible()
})

async function openAfterDiscard(answer: Parameters<typeof fakeFetch>[0]) {
  fakeFetch(answer)
  const view = renderApp(<DiscardedNotice />)
  await view.router.navigate(...afterDiscard(packet))
  return view
}
