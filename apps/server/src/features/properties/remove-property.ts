import { properties } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { countPackets, packetsInWords } from './count-packets.ts'
import { lockProperty } from './lock-property.ts'
import { userStream } from '../../kernel/events/event-stream.ts'

/** Takes a property off the list. One that packets were made for stays. */
export async function removeProperty(
  ctx: Context,
  { id, propertyId }: { id: string; propertyId: string },
): Promise<void> {
  const ownerId = requireSelf(ctx, id, 'property-not-found')
  if (!isUuid(propertyId)) {
    throw new DomainError('property-not-found')
  }

  await inTransaction(ctx, async (tx) => {
    await lockProperty(tx, propertyId)
    await assertUnused(tx, propertyId)
    await tx.db
      .update(properties)
      .set({ removedAt: tx.clock.now() })
      .where(eq(properties.id, propertyId))
    await recordEvent(tx, {
      stream: userStream(ownerId),
      type: 'property.removed',
      data: { propertyId },
    })
  })
}

async function assertUnused(ctx: Context, propertyId: string): Promise<void> {
  const counts = await countPackets(ctx, { propertyId })
  const total = [...counts.values()].reduce((sum, packets) => sum + packets, 0)
  if (total > 0) {
    throw new DomainError(
      'property-in-use',
      `${packetsInWords(total)} ${total === 1 ? 'was' : 'were'} made for this property, so it cannot be removed.`,
    )
  }
}
