import type { Actor, Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { movePacket } from '../move-packet.ts'
import type { PacketRow } from '../rows.ts'
import { closeInvites } from '../invites/move-invites.ts'
import { readInvites } from '../invites/read-invites.ts'
import type { Ending } from './ending.ts'
import { mailEnding } from './mail-ending.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

const eventOf = {
  declined: 'packet.declined',
  canceled: 'packet.canceled',
  expired: 'packet.expired',
} as const

/**
 * Ends a packet that is not signed by everyone: its places close, its links die, and those who were
 * asked are told. Does nothing where the packet has ended already.
 */
export async function endPacket(
  ctx: Context,
  packet: PacketRow,
  ending: Ending,
): Promise<PacketRow | undefined> {
  const ended = await movePacket(ctx, packet.id, 'ARCHIVED', {
    archivedReason: ending.reason,
    archivedWords: ending.words,
    archivedAt: ctx.clock.now(),
  })
  if (!ended) {
    return undefined
  }

  const invites = await readInvites(ctx, packet.id)
  await closeInvites(ctx, packet.id, settledBy(ending))
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: eventOf[ending.reason],
    data: { words: ending.words, by: [...ending.by] },
    actor: whoEnded(ending, packet),
  })
  await mailEnding(ctx, { packet, ending, invites })
  return ended
}

function settledBy({ reason, by }: Ending) {
  return reason === 'canceled' ? undefined : { status: reason, roles: by }
}

function whoEnded({ reason, by: [role] }: Ending, packet: PacketRow): Actor {
  if (reason === 'expired') {
    return { kind: 'system' }
  }

  return role === undefined || role === 'LLSign'
    ? { kind: 'member', userId: packet.ownerId }
    : { kind: 'resident', role, packetId: packet.id }
}
