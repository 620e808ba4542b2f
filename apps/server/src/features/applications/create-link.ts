import type { ApplicationLink } from '@countersign/contract/schemas/applications'
import { applicationLinks, properties, units } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { isUuid } from '../../kernel/ids.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { isOwnHome } from '../../kernel/own-rows.ts'
import { presentLink } from './present-link.ts'

interface NewLink {
  id: string
  propertyId: string
  unitId: string | null
}

/**
 * Answers the link that the home has: it stands in advertisements, and only `endLink` ends it. The row
 * lock on the property serializes two requests.
 */
export async function createLink(ctx: Context, home: NewLink): Promise<ApplicationLink> {
  const ownerId = requireSelf(ctx, home.id, 'property-not-found')
  const { propertyId, unitId } = home

  return inTransaction(ctx, async (tx) => {
    await lockHome(tx, { ownerId, propertyId, unitId })
    const [open] = await tx.db
      .select()
      .from(applicationLinks)
      .where(
        and(
          eq(applicationLinks.ownerId, ownerId),
          eq(applicationLinks.propertyId, propertyId),
          unitId ? eq(applicationLinks.unitId, unitId) : isNull(applicationLinks.unitId),
          isNull(applicationLinks.endedAt),
        ),
      )
    if (open) {
      return presentLink(open)
    }
    const link = {
      id: tx.ids.uuid(),
      ownerId,
      propertyId,
      unitId,
      code: tx.ids.code(),
      createdAt: tx.clock.now(),
    }
    await tx.db.insert(applicationLinks).values(link)

    await recordEvent(tx, {
      stream: userStream(ownerId),
      type: 'application-link.created',
      data: { linkId: link.id, propertyId, unitId },
    })
    return presentLink(link)
  })
}

async function lockHome(
  ctx: Context,
  { ownerId, propertyId, unitId }: { ownerId: string; propertyId: string; unitId: string | null },
): Promise<void> {
  const isKnown = isUuid(propertyId) && (unitId === null || isUuid(unitId))
  const [found] = isKnown
    ? await ctx.db
        .select({ id: properties.id })
        .from(properties)
        .where(
          and(
            eq(properties.id, propertyId),
            eq(properties.ownerId, ownerId),
            isOwnHome(ctx, properties.id),
            isNull(properties.removedAt),
          ),
        )
        .for('no key update')
    : []
  const [unit] =
    found && unitId
      ? await ctx.db
          .select({ id: units.id })
          .from(units)
          .where(
            and(eq(units.id, unitId), eq(units.propertyId, propertyId), isNull(units.removedAt)),
          )
      : []
  if (!found || (unitId && !unit)) {
    throw new DomainError('property-not-found')
  }
}
