import { SigningError } from '@countersign/signing/errors'
import { z } from 'zod'
import type { Actor, Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { defineJob } from '../../../kernel/jobs.ts'
import { closeInvites } from '../../invites/index.ts'
import {
  type Ending,
  movePacket,
  ownerActor,
  type PacketRow,
  readInvites,
} from '../../packet/index.ts'
import { releasePayment } from '../../payments/index.ts'
import { mailEnding } from '../../emails/index.ts'

/**
 * Cancels the provider's group of a packet that has ended on our side. Enqueued in the transaction
 * that ends the packet.
 */
export const endGroupJob = defineJob({
  name: 'end-group',
  payload: z.object({ groupId: z.string(), reason: z.string() }),
  singletonKey: ({ groupId }) => groupId,
  async run(ctx, { groupId, reason }) {
    try {
      await ctx.ports.signing.cancel({ groupId, reason })
    } catch (error) {
      // The packet was deleted in the meantime.
      if (!(error instanceof SigningError && error.code === 'group-not-found')) {
        throw error
      }
    }
  },
})

const eventTypes = {
  declined: 'packet.declined',
  canceled: 'packet.canceled',
  expired: 'packet.expired',
} as const

/** Idempotent. Archives the packet, closes its invites, and mails the people who were asked to sign. */
export async function endPacket(
  ctx: Context,
  packet: PacketRow,
  ending: Ending,
): Promise<PacketRow | undefined> {
  const ended = await movePacket(ctx, packet.id, 'ARCHIVED', {
    archivedReason: ending.kind,
    archivedWords: ending.reason,
    archivedAt: ctx.clock.now(),
  })
  if (!ended) {
    return undefined
  }

  const invites = await readInvites(ctx, packet.id)
  await closeInvites(
    ctx,
    packet.id,
    ending.kind === 'declined' || ending.kind === 'expired'
      ? { status: ending.kind, roles: ending.by }
      : undefined,
  )
  if (ending.kind !== 'revised') {
    await recordEvent(ctx, {
      stream: packetStream(packet.documentGroupId),
      type: eventTypes[ending.kind],
      data: { words: ending.reason, by: [...ending.by] },
      actor: endingActor(ending, packet),
    })
  }
  await releasePayment(ctx, ended, {
    refund: ending.kind === 'canceled' && packet.firstSignedAt === null,
  })
  await mailEnding(ctx, { packet, ending, invites })
  return ended
}

function endingActor({ kind, by: [role] }: Ending, packet: PacketRow): Actor {
  if (kind === 'expired') {
    return { kind: 'system' }
  }

  return role === undefined || role === 'LLSign'
    ? ownerActor(packet)
    : { kind: 'resident', role, packetId: packet.id }
}
