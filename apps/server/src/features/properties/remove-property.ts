import { properties } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { userStream } from '../../kernel/events/event-stream.ts'

/** Takes a property off the list. Its packets stay as they are. */
export async function removeProperty(
  ctx: Context,
  { id, propertyId }: { id: string; propertyId: string },
): Promise<void> {
  const ownerId = requireSelf(ctx, id, 'property-not-found')
  if (!isUuid(propertyId)) {
    throw new DomainError('property-not-found')
  }

  await inTransaction(ctx, async (tx) => {
    const removed = await tx.db
      .update(properties)
      .set({ removedAt: tx.clock.now() })
      .where(
        and(
          eq(properties.id, propertyId),
          eq(properties.ownerId, ownerId),
          isNull(properties.removedAt),
        ),
      )
      .returning({ id: properties.id })
    if (removed.length === 0) {
      throw new DomainError('property-not-found')
    }
    await recordEvent(tx, {
      stream: userStream(ownerId),
      type: 'property.removed',
      data: { propertyId },
    })
  })
}
