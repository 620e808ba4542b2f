import { packetLifecycle, type Packet, type PacketFilters } from '@countersign/contract'
import type { Context } from '../../../kernel/context.ts'
import { cannotMatch } from '../read/list-filter.ts'
import { toListCursor } from '../read/list-order.ts'
import { presentPackets, selectPackets } from '../read/list-packets.ts'

const rowsPerQuery = 500

/** All packets that the filters match as CSV (RFC 4180), for a spreadsheet: UTF-8 with a BOM. */
export async function* writePacketCsv(
  ctx: Context,
  filters: PacketFilters,
): AsyncGenerator<string> {
  yield '\uFEFF' + writeRow(Object.keys(columns))
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
  'Put Away': ({ putAway }) => (putAway ? 'Yes' : 'No'),
  Forms: ({ documents }) => documents.map(({ title }) => title).join('; '),
  'Packet ID': ({ documentGroupId }) => documentGroupId,
}

function writePacket({ origin }: Context, packet: Packet): string {
  const format = (iso: string) => formatInstant(iso, origin.timeZone ?? 'UTC')

  return writeRow(Object.values(columns).map((value) => value(packet, format)))
}

function writeRow(cells: readonly string[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

/** A cell that a spreadsheet would take as a formula gets an apostrophe (OWASP, CSV injection). */
function writeCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text

  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** M/d/yyyy h:mm a, as on the screens. */
function formatInstant(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })

  return format.format(new Date(iso)).replace(',', '').replace(/\s/g, ' ')
}
