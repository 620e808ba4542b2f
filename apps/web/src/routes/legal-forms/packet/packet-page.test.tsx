import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { packetCalls } from '@countersign/contract/calls/packets'
import type { PacketAction } from '@countersign/contract/rules/packet-actions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { packetQuery } from '../../../features/packets/progress/packet-queries.ts'
import { mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aPacket } from '../../../test/samples.ts'
import { FramedPacketActions } from './framed-packet-actions.tsx'
import { PacketPage } from './packet-page.tsx'

test('a packet that ended elsewhere opens on the page that shows it', async () => {
  const page = renderPage('start', 'discard')
  await screen.findByRole('button', { name: 'Discard this packet' })

  await page.readEndedPacket()

  await expect.poll(page.path).toBe('/legal-forms/view')
})

test.each([
  ['start', 'discard', 'Discard this packet', '/legal-forms'],
  ['status', 'revise', 'Revise', '/legal-forms/start'],
] as const)(
  'on %s, after %s, a status that arrives while the next page loads does not lead elsewhere',
  async (here, action, name, next) => {
    const page = renderPage(here, action)
    await userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.click(
      await waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name })),
    )
    await expect.poll(page.isLoadingNext).toBe(true)

    await page.readEndedPacket()
    page.showNext()

    await expect.poll(page.path).toBe(next)
    expect(screen.getByText('The next page')).toBeVisible()
  },
)

const statuses = {
  start: 'IN_PROGRESS',
  status: 'AWAITING_TENANT_SIGNATURE',
} satisfies Record<string, Packet['status']>

function renderPage(here: 'start' | 'status', action: PacketAction) {
  const open = aPacket({ documentGroupId: 'group-1', status: statuses[here] })
  let packet = open
  fakeFetch(
    mockResponse(packetCalls.getPacketByGroup, () => ({ packet })),
    mockResponse(packetCalls.discardPacket, () => ({ packet: open })),
    mockResponse(packetCalls.revisePacket, () => ({ documentGroupId: 'group-2' })),
  )
  let showNext = () => {}
  const nextPage = new Promise<{ element: string }>((resolve) => {
    showNext = () => resolve({ element: 'The next page' })
  })
  const path = `/legal-forms/${here}`
  const page = (
    <PacketPage here={here}>
      {(shown) => <FramedPacketActions packet={shown} only={[action]} />}
    </PacketPage>
  )
  const { router, queries } = renderApp('Nothing', {
    path: `${path}?documentGroupId=group-1`,
    routes: [
      { path, element: page },
      { path: '/legal-forms/view', element: 'The ended packet' },
      { path: action === 'revise' ? '/legal-forms/start' : '/legal-forms', lazy: () => nextPage },
    ],
  })

  return {
    path: () => router.state.location.pathname,
    isLoadingNext: () => router.state.navigation.state === 'loading',
    showNext,
    async readEndedPacket() {
      packet = { ...open, status: 'ARCHIVED' }
      await act(() => queries.refetchQueries({ queryKey: packetQuery('group-1').queryKey }))
    },
  }
}
