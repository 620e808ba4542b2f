import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { PacketFilters } from '@countersign/contract/schemas/packets/packet-list'
import { formatCsvInstant, withCsvHeader, writeCsvRow } from '../../../kernel/csv.ts'
import type { Context } from '../../../kernel/context.ts'
import { cannotMatch } from '../list/list-filter.ts'
import { toListCursor } from '../list/list-order.ts'
import { selectPackets } from '../list/find-packets.ts'
import { presentPackets } from '../../packet/index.ts'

const rowsPerQuery = 500

/** All packets that the filters match as CSV (RFC 4180). */
export function writePacketCsv(ctx: Context, filters: PacketFilters): AsyncGenerator<string> {
  return withCsvHeader(Object.keys(columns), writePackets(ctx, filters))
}

async function* writePackets(ctx: Context, filters: PacketFilters): AsyncGenerator<string> {
  if (cannotMatch(filters)) {
    return
  }

  let after: string | undefined
  do {
    const rows = await selectPackets(ctx, { ...filters, after, limit: rowsPerQuery })
    const page = rows.slice(0, rowsPerQuery)
    const packets = await presentPackets(ctx, page)
    yield packets.map((packet) => writePacket(ctx, packet)).join('')

    const last = page.at(-1)
    after = last && rows.length > page.length ? toListCursor(last, filters) : undefined
  } while (after !== undefined)
}

const columns: Record<string, (packet: Packet, format: (iso: string) => string) => string> = {
  'Date Created': ({ createdAt }, format) => format(createdAt),
  'Form Packet Name': ({ formPacketName }) => formPacketName,
  'Date Executed': ({ executionDate }, format) => (executionDate ? format(executionDate) : ''),
  'Resident(s)': ({ tenants }) => tenants.map(({ name }) => name).join('; '),
  'Resident Email(s)': ({ tenants }) => tenants.map(({ email }) => email).join('; '),
  Property: ({ property }) => property.name,
  'Unit Address': ({ property: { address }, unit }) =>
    `${address.street}, ${unit.name}, ${address.city}, ${address.state} ${address.zip}`,
  Status: ({ status }) => packetLifecycle[status].label,
  Hidden: ({ hidden }) => (hidden ? 'Yes' : 'No'),
  Forms: ({ documents }) => documents.map(({ title }) => title).join('; '),
  'Packet ID': ({ documentGroupId }) => documentGroupId,
}

function writePacket({ origin }: Context, packet: Packet): string {
  const format = (iso: string) => formatCsvInstant(iso, origin.timeZone ?? 'UTC')

  return writeCsvRow(Object.values(columns).map((value) => value(packet, format)))
}
