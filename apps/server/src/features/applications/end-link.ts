import { applicationLinks } from '@countersign/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { isUuid } from '../../kernel/ids.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { isOwnHome } from '../../kernel/own-rows.ts'

interface LinkOfProperty {
  id: string
  propertyId: string
  linkId: string
}

/** Idempotent: a link that has ended keeps its time. */
export async function endLink(
  ctx: Context,
  { id, propertyId, linkId }: LinkOfProperty,
): Promise<void> {
  const ownerId = requireSelf(ctx, id, 'property-not-found')

  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const [link] =
      isUuid(propertyId) && isUuid(linkId)
        ? await tx.db
            .update(applicationLinks)
            .set({ endedAt: sql`coalesce(${applicationLinks.endedAt}, ${now.toISOString()})` })
            .where(
              and(
                eq(applicationLinks.id, linkId),
                eq(applicationLinks.propertyId, propertyId),
                eq(applicationLinks.ownerId, ownerId),
                isOwnHome(ctx, applicationLinks.propertyId),
              ),
            )
            .returning({ endedAt: applicationLinks.endedAt })
        : []
    if (!link) {
      throw new DomainError('application-link-not-found')
    }
    if (link.endedAt?.getTime() === now.getTime()) {
      await recordEvent(tx, {
        stream: userStream(ownerId),
        type: 'application-link.ended',
        data: { linkId },
      })
    }
  })
}
