import type { Packet } from '@countersign/contract'
import { packetLifecycle, packetStatuses } from '@countersign/contract/calls'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { aPacket } from '../../../test/samples.ts'
import { PacketTable } from './packet-table.tsx'

test('a status that this version does not know is N/A, with nothing to press', () => {
  const html = show({ ...aPacket(), ...fromALaterVersion })

  expect(html.match(/N\/A/g)).toHaveLength(2)
  expect(html).not.toContain('documentGroupId=')
})

test.each(packetStatuses)(
  'a packet that is %s has its label and leads to its next screen',
  (status) => {
    const html = show(aPacket({ status, documentGroupId: 'group 7' }))
    const { label, nextAction, goesTo } = packetLifecycle[status]

    expect(html).toContain(`${label}</span>`)
    expect(html).toContain(`href="/legal-forms/${goesTo}?documentGroupId=group%207"`)
    expect(html).toContain(`>${nextAction}</a>`)
  },
)

test('the columns stand in the order of the specification', () => {
  const columns = [...show(aPacket()).matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, title]) =>
    title?.replace(/<[^>]+>/g, ''),
  )

  expect(columns).toEqual([
    'Date Created',
    'Form Packet Name',
    'Date Executed',
    'Resident(s)',
    'Unit Address',
    'Status',
    'Next action',
  ])
})

test('each resident and the unit lead to their pages', () => {
  const tenants = [
    { _id: 'maria', name: 'Maria Lopez', email: 'maria@example.com' },
    { _id: 'bo', name: 'Bo Li', email: 'bo@example.com' },
  ]
  const html = show(aPacket({ tenants }))

  expect(html).toContain(
    '<a href="/legal-forms/residents/maria" data-discover="true">Maria Lopez</a>',
  )
  expect(html).toContain('<a href="/legal-forms/residents/bo" data-discover="true">Bo Li</a>')
  expect(html).toMatch(/property-1"[^>]*>12 Maple Street, <span[^>]*>Unit 1<\/span><\/a>/)
})

test('a packet that ended before everyone signed says why', () => {
  const words = 'Declined by Bo Li on November 12.'
  const archived = { reason: 'declined', words, at: '2026-11-12T10:00:00.000Z' } as const

  expect(show(aPacket({ status: 'ARCHIVED', archived }))).toContain(words)
})

/** A newer server can send a status that this page was built without. */
const fromALaterVersion: Partial<Packet> = JSON.parse('{"status":"AWAITING_NOTARY"}')

function show(packet: Packet): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <PacketTable packets={[packet]} caption="Legal form packets" />
    </MemoryRouter>,
  )
}
