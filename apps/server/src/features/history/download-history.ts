import { findOwnPacket, formatAddress, initiatorOf, type PacketRow } from '../packet/index.ts'
import { formatInstantInZone } from '@countersign/answers/format-day'
import { formatSignerName } from '@countersign/answers/signer-name'
import { normalizeTimeZone } from '@countersign/answers/time-zone'
import { limits } from '@countersign/contract/rules/limits'
import type { PacketEvent } from '@countersign/contract/schemas/packets/packet'
import { renderHistory } from '@countersign/signing/evidence/draw-history'
import type { Context } from '../../kernel/context.ts'
import { listPacketEvents } from './list-events.ts'

/** The whole history as a PDF, with its times in the owner's zone. */
export async function downloadHistory(
  ctx: Context,
  { groupId, ...input }: { groupId: string; timeZone?: string | undefined },
): Promise<{ bytes: Uint8Array }> {
  const packet = await findOwnPacket(ctx, groupId)
  const timeZone = normalizeTimeZone(input.timeZone) ?? 'UTC'
  const format = (at: string) => formatInstantInZone(at, timeZone)
  const events = await readAllEvents(ctx, groupId)

  const bytes = await renderHistory({
    name: packet.name,
    rows: [
      ...describePacket(packet),
      { label: 'As of', text: format(ctx.clock.now().toISOString()) },
    ],
    entries: events.map(({ at, actor, words }) => ({ at: format(at), who: actor, words })),
  })
  return { bytes }
}

function describePacket(packet: PacketRow) {
  return [
    { label: 'Packet', text: packet.documentGroupId },
    { label: 'Property', text: formatAddress(packet) },
    {
      label: 'Prepared by',
      text: `${formatSignerName(initiatorOf(packet))}, ${packet.initiatorEmail}`,
    },
  ]
}

async function readAllEvents(ctx: Context, groupId: string): Promise<PacketEvent[]> {
  const all: PacketEvent[] = []
  let after: string | undefined
  do {
    const query = { limit: limits.maxPageSize, after, order: 'oldest' } as const
    const page = await listPacketEvents(ctx, { groupId, query })
    all.push(...page.events)
    after = page.next ?? undefined
  } while (after !== undefined)

  return all
}
