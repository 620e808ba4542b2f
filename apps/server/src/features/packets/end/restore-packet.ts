import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { signingInvites } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { lockKey } from '../../../kernel/lock.ts'
import { restorableSince } from '../../../kernel/restorable-since.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import {
  findOwnPacket,
  lockOwnPacket,
  lockUnitIfThere,
  movePacket,
  type PacketRow,
  presentOne,
  readGroupState,
} from '../../packet/index.ts'

/** Undoes a discard for `limits.restoreHours`. Idempotent: a packet that was not discarded stays as it is. */
export async function restorePacket(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<{ packet: Packet }> {
  const { propertyId } = await findOwnPacket(ctx, groupId)

  return inTransaction(ctx, async (tx) => {
    await lockKey(tx, 'property', propertyId)
    const packet = await lockOwnPacket(tx, groupId)
    if (!packet.discarded) {
      return { packet: await presentOne(tx, packet) }
    }
    await assertRestorable(tx, packet)

    const state = await readGroupState(tx, groupId)
    if (state === 'canceled') {
      throw tooLate()
    }
    const restored = await movePacket(
      tx,
      packet.id,
      state === 'created' ? 'CREATED' : 'IN_PROGRESS',
      {
        archivedReason: null,
        archivedWords: null,
        archivedAt: null,
        discarded: false,
        hiddenAt: null,
      },
      ['ARCHIVED'],
    )
    await reopenInvites(tx, packet.id)
    await recordEvent(tx, { stream: packetStream(groupId), type: 'packet.restored', data: {} })
    return { packet: await presentOne(tx, restored ?? packet) }
  })
}

async function assertRestorable(ctx: Context, packet: PacketRow): Promise<void> {
  if (packet.archivedAt && packet.archivedAt < restorableSince(ctx)) {
    throw tooLate()
  }
  if (!(await lockUnitIfThere(ctx, packet))) {
    throw new DomainError(
      'invalid-state',
      'The unit of this packet was removed in the meantime, so the packet cannot be restored.',
    )
  }
}

function tooLate(): DomainError {
  return new DomainError(
    'invalid-state',
    'A packet can be restored within a day after it was discarded. Use it again instead: that starts a new one with the same answers.',
  )
}

/** Nobody was invited yet: every invite of a draft was open before. */
async function reopenInvites(ctx: Context, packetId: string): Promise<void> {
  await ctx.db
    .update(signingInvites)
    .set({ status: 'created' })
    .where(and(eq(signingInvites.packetId, packetId), eq(signingInvites.status, 'canceled')))
}
