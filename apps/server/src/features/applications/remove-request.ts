import { applicationRequests, packets } from '@countersign/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { isUuid } from '../../kernel/ids.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { isOwn } from './own-request.ts'

/** Idempotent. The applicant is not told: nothing was decided. */
export async function removeRequest(
  ctx: Context,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> {
  const ownerId = requireSelf(ctx, id, 'application-not-found')

  await inTransaction(ctx, async (tx) => {
    const request = await lockRequest(tx, { ownerId, requestId })
    if (!request) {
      throw new DomainError('application-not-found')
    }
    if (request.removedAt) {
      return
    }
    if (request.packetId && (await wasStarted(tx, request.packetId, ownerId))) {
      throw new DomainError('application-started')
    }

    await tx.db
      .update(applicationRequests)
      .set({ removedAt: tx.clock.now() })
      .where(and(eq(applicationRequests.id, requestId), isOwn(tx, ownerId)))
    await recordEvent(tx, {
      stream: userStream(ownerId),
      type: 'application.removed',
      data: { requestId },
    })
  })
}

async function lockRequest(
  ctx: Context,
  { ownerId, requestId }: { ownerId: string; requestId: string },
) {
  if (!isUuid(requestId)) {
    return undefined
  }
  const [request] = await ctx.db
    .select()
    .from(applicationRequests)
    .where(
      and(
        eq(applicationRequests.id, requestId),
        isOwn(ctx, ownerId),
        isNotNull(applicationRequests.confirmedAt),
      ),
    )
    .for('update')

  return request
}

async function wasStarted(ctx: Context, packetId: string, ownerId: string): Promise<boolean> {
  const [packet] = await ctx.db
    .select({ id: packets.id })
    .from(packets)
    .where(
      and(eq(packets.id, packetId), eq(packets.ownerId, ownerId), eq(packets.discarded, false)),
    )

  return packet !== undefined
}
