import { applicationRequests } from '@countersign/database'
import { and, eq, gte, isNotNull } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { isUuid } from '../../kernel/ids.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { restorableSince } from '../../kernel/restorable-since.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { isOwn } from './own-request.ts'

/** Undoes a removal for `limits.restoreHours`. Idempotent. */
export async function restoreRequest(
  ctx: Context,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> {
  const ownerId = requireSelf(ctx, id, 'application-not-found')
  if (!isUuid(requestId)) {
    throw new DomainError('application-not-found')
  }

  await inTransaction(ctx, async (tx) => {
    const own = and(
      eq(applicationRequests.id, requestId),
      isOwn(tx, ownerId),
      isNotNull(applicationRequests.confirmedAt),
    )
    const restored = await tx.db
      .update(applicationRequests)
      .set({ removedAt: null })
      .where(and(own, gte(applicationRequests.removedAt, restorableSince(tx))))
      .returning({ id: applicationRequests.id })
    if (restored.length > 0) {
      await recordEvent(tx, {
        stream: userStream(ownerId),
        type: 'application.restored',
        data: { requestId },
      })
      return
    }

    const [request] = await tx.db
      .select({ removedAt: applicationRequests.removedAt })
      .from(applicationRequests)
      .where(own)
    if (!request || request.removedAt) {
      throw new DomainError('application-not-found')
    }
  })
}
