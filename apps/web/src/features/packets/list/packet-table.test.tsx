import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPacket } from '../../../test/samples.ts'
import { renderApp } from '../../../test/render.tsx'
import { PacketTable } from './packet-table.tsx'

beforeEach(() => page.viewport(1440, 900))

test('a status that this version does not know is N/A, with nothing to press', () => {
  renderTable({ ...aPacket(), ...fromALaterVersion })

  expect(screen.getAllByText('N/A')).toHaveLength(2)
  expect(links().some((href) => href?.includes('documentGroupId='))).toBe(false)
})

test('a packet has the label of its status and links to its next screen', () => {
  renderTable(aPacket({ status: 'AWAITING_PAYMENT', documentGroupId: 'group 7' }))

  expect(screen.getByText('Awaiting Payment')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Make Payment' })).toHaveAttribute(
    'href',
    '/legal-forms/payment?documentGroupId=group%207',
  )
})

test('the columns are in the order of the spec', () => {
  renderTable(aPacket())

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Date Created',
    'Form Packet Name',
    'Date Executed',
    'Resident(s)',
    'Unit Address',
    'Status',
    'Next action',
  ])
})

test.each([
  [768, 'is as wide as its words on the card of a tablet'],
  [1024, 'is as wide as its words on the card of a small window'],
])('at %d pixels the next action %s', async (width) => {
  await page.viewport(width, 800)
  renderTable(aPacket({ status: 'CREATED' }))

  const button = screen.getByRole('link', { name: packetLifecycle.CREATED.nextAction })
  const share = button.getBoundingClientRect().width / width
  expect(share).toBeLessThan(0.5)
})

test('on a phone a packet is a card of two lines that opens on a tap anywhere', async () => {
  await page.viewport(390, 800)
  renderTable(aPacket({ status: 'CREATED', formPacketName: 'Spring renewal' }))

  const card = screen.getAllByRole('row').at(-1)
  const box = card?.getBoundingClientRect()
  expect(box?.height).toBeLessThan(110)
  const at = document.elementFromPoint((box?.left ?? 0) + 60, (box?.bottom ?? 0) - 12)
  expect(at).toBe(screen.getByRole('link', { name: 'Spring renewal' }))
})

test.each([768, 1024])(
  'at %d pixels the residents and the date of a card stand on one line',
  async (width) => {
    await page.viewport(width, 800)
    renderTable(aPacket({ tenants: [{ _id: 'bo', name: 'Bo Li', email: 'bo@example.com' }] }))

    const top = (text: Element) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return Math.round(range.getBoundingClientRect().top)
    }
    const created = document.querySelector('[data-label="Date Created"] time') ?? document.body
    expect(top(screen.getByRole('link', { name: 'Bo Li' }))).toBe(top(created))
  },
)

test('on a phone the box that selects a packet stands below “Select all”', async () => {
  await page.viewport(390, 800)
  renderApp(
    <PacketTable
      packets={[aPacket({ formPacketName: 'Spring renewal' })]}
      caption="Legal form packets"
      selection={{
        packets: [],
        has: () => false,
        toggle: () => {},
        toggleAll: () => {},
        clear: () => {},
      }}
    />,
  )

  const box = screen.getByRole('checkbox', { name: 'Select Spring renewal' })
  const all = screen.getByRole('checkbox', { name: 'Select all packets shown' })
  expect(box.getBoundingClientRect().left).toBe(all.getBoundingClientRect().left)
})

test('each resident and the unit link to their pages', () => {
  renderTable(
    aPacket({
      tenants: [
        { _id: 'maria', name: 'Maria Lopez', email: 'maria@example.com' },
        { _id: 'bo', name: 'Bo Li', email: 'bo@example.com' },
      ],
    }),
  )

  expect(links()).toEqual(
    expect.arrayContaining([
      '/legal-forms/residents/maria',
      '/legal-forms/residents/bo',
      '/legal-forms/properties/property-1',
    ]),
  )
  expect(screen.getByRole('link', { name: '12 Maple Street, Unit 1' })).toBeVisible()
})

test('the action of a row is described by the packet’s name', () => {
  renderTable(aPacket({ formPacketName: 'Spring renewal' }))

  expect(screen.getByRole('link', { name: 'Fill Out' })).toHaveAccessibleDescription(
    'Spring renewal',
  )
})

test('a packet that ended before everyone signed says why', () => {
  const words = 'Declined by Bo Li on November 12.'
  renderTable(
    aPacket({
      status: 'ARCHIVED',
      archived: { reason: 'declined', words, at: '2026-11-12T10:00:00.000Z' },
    }),
  )

  expect(within(screen.getByRole('table')).getByText(words)).toBeVisible()
})

/** A newer server can send a status that this page was built without. */
const fromALaterVersion: Partial<Packet> = JSON.parse('{"status":"AWAITING_NOTARY"}')

function renderTable(packet: Packet) {
  renderApp(<PacketTable packets={[packet]} caption="Legal form packets" />)
}

function links() {
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}
