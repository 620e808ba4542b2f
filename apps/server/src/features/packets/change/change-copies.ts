import type { CopiesBody, CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { packets } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import {
  assertCan,
  lockOwnPacket,
  type PacketRow,
  presentOne,
  readInvites,
  touchPacket,
} from '../../packet/index.ts'
import { copyErrors } from '../../properties/index.ts'

/**
 * Until everyone has signed: then the certificate names them. Idempotent; of two who change the same
 * copies, the second is told.
 */
export async function changeCopies(
  ctx: Context,
  { groupId, copies, replaces }: CopiesBody & { groupId: string },
): Promise<{ packet: Packet }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    assertCan(
      tx,
      { action: 'copies', packet },
      'Who else gets the signed file can be changed until everyone has signed.',
    )
    await assertAllowed(tx, packet, copies)
    if (isDeepStrictEqual(packet.copies, copies)) {
      return { packet: await presentOne(tx, packet) }
    }
    if (replaces && !isDeepStrictEqual(packet.copies, replaces)) {
      throw new DomainError(
        'copies-changed',
        'Somebody has changed who gets a copy since you opened this. Yours are not saved. Cancel and open it again to go on from theirs.',
      )
    }

    await tx.db.update(packets).set({ copies }).where(eq(packets.id, packet.id))
    await touchPacket(tx, packet.id)
    await recordEvent(tx, {
      stream: packetStream(groupId),
      type: 'packet.copies-changed',
      data: { count: copies.length },
    })
    return { packet: await presentOne(tx, { ...packet, copies }) }
  })
}

async function assertAllowed(
  ctx: Context,
  { id }: PacketRow,
  copies: readonly CopyRecipient[],
): Promise<void> {
  const signers = (await readInvites(ctx, id)).map(({ email }) => email)
  const errors = copyErrors(copies, signers)
  if (errors.length > 0) {
    throw new DomainError('invalid-fields', undefined, errors)
  }
}
