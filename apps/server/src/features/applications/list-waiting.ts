import type { WaitingApplications } from '@countersign/contract/schemas/applications'
import { applicationLinks, applicationRequests, packets, properties } from '@countersign/database'
import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { isOwnHome } from '../../kernel/own-rows.ts'

export async function listWaiting(
  ctx: Context,
  { id }: { id: string },
): Promise<WaitingApplications> {
  const ownerId = requireSelf(ctx, id)
  const rows = await ctx.db
    .select({ _id: properties.id, name: properties.name, requests: count() })
    .from(applicationRequests)
    .innerJoin(applicationLinks, eq(applicationLinks.id, applicationRequests.linkId))
    .innerJoin(properties, eq(properties.id, applicationLinks.propertyId))
    .leftJoin(
      packets,
      and(eq(packets.id, applicationRequests.packetId), eq(packets.discarded, false)),
    )
    .where(
      and(
        eq(applicationLinks.ownerId, ownerId),
        isOwnHome(ctx, properties.id),
        isNull(properties.removedAt),
        isNotNull(applicationRequests.confirmedAt),
        isNull(applicationRequests.removedAt),
        isNull(packets.id),
      ),
    )
    .groupBy(properties.id)
    .orderBy(asc(properties.createdAt), asc(properties.id))

  return { properties: rows }
}
