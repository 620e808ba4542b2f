import type { Property } from '@countersign/contract/schemas/properties'
import { properties } from '@countersign/database'
import { and, eq, gte } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { isUuid } from '../../kernel/ids.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { restorableSince } from '../../kernel/restorable-since.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { isOwnHome } from '../../kernel/own-rows.ts'
import { readProperty } from './read-properties.ts'

/** Undoes a removal for `limits.restoreHours`. Idempotent: a property that was not removed stays as it is. */
export async function restoreProperty(
  ctx: Context,
  { id, propertyId }: { id: string; propertyId: string },
): Promise<Property> {
  const ownerId = requireSelf(ctx, id, 'property-not-found')

  return inTransaction(ctx, async (tx) => {
    if (isUuid(propertyId) && (await restore(tx, { ownerId, propertyId }))) {
      await recordEvent(tx, {
        stream: userStream(ownerId),
        type: 'property.restored',
        data: { propertyId },
      })
    }

    return readProperty(tx, { id, propertyId })
  })
}

async function restore(
  ctx: Context,
  { ownerId, propertyId }: { ownerId: string; propertyId: string },
): Promise<boolean> {
  const restored = await ctx.db
    .update(properties)
    .set({ removedAt: null })
    .where(
      and(
        eq(properties.id, propertyId),
        eq(properties.ownerId, ownerId),
        isOwnHome(ctx, properties.id),
        gte(properties.removedAt, restorableSince(ctx)),
      ),
    )
    .returning({ id: properties.id })

  return restored.length > 0
}
