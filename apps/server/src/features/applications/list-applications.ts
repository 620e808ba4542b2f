import type { ApplicationRequest, Applications } from '@countersign/contract/schemas/applications'
import {
  applicationLinks,
  applicationRequests,
  packets,
  properties,
  units,
} from '@countersign/database'
import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { addMs, days } from '../../kernel/time.ts'
import { isOwnHome } from '../../kernel/own-rows.ts'
import { hasHome } from './find-link.ts'
import { presentLink } from './present-link.ts'

/** More would be a mistake or an attack; each link takes a hundred a day. */
const maxRequests = 500

export async function listApplications(
  ctx: Context,
  { id, propertyId }: { id: string; propertyId: string },
): Promise<Applications> {
  const ownerId = requireSelf(ctx, id, 'property-not-found')
  const [property] = isUuid(propertyId)
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
    : []
  if (!property) {
    throw new DomainError('property-not-found')
  }

  const home = { ownerId, propertyId }
  return { links: await listLinks(ctx, home), requests: await listRequests(ctx, home) }
}

interface Home {
  ownerId: string
  propertyId: string
}

async function listLinks(ctx: Context, { ownerId, propertyId }: Home) {
  const rows = await ctx.db
    .select({
      link: applicationLinks,
      unconfirmedToday: ctx.db.$count(
        applicationRequests,
        and(
          eq(applicationRequests.linkId, applicationLinks.id),
          isNull(applicationRequests.confirmedAt),
          gte(applicationRequests.createdAt, addMs(ctx.clock.now(), -days(1))),
        ),
      ),
    })
    .from(applicationLinks)
    .innerJoin(properties, eq(properties.id, applicationLinks.propertyId))
    .leftJoin(units, eq(units.id, applicationLinks.unitId))
    .where(
      and(
        eq(applicationLinks.ownerId, ownerId),
        eq(applicationLinks.propertyId, propertyId),
        isNull(applicationLinks.endedAt),
        hasHome(),
      ),
    )

  return rows.map(({ link, unconfirmedToday }) => ({ ...presentLink(link), unconfirmedToday }))
}

async function listRequests(ctx: Context, { ownerId, propertyId }: Home) {
  const rows = await ctx.db
    .select({
      request: applicationRequests,
      unitId: applicationLinks.unitId,
      documentGroupId: packets.documentGroupId,
      formPacketName: packets.name,
    })
    .from(applicationRequests)
    .innerJoin(applicationLinks, eq(applicationLinks.id, applicationRequests.linkId))
    .leftJoin(
      packets,
      and(eq(packets.id, applicationRequests.packetId), eq(packets.discarded, false)),
    )
    .where(
      and(
        eq(applicationLinks.ownerId, ownerId),
        eq(applicationLinks.propertyId, propertyId),
        isNotNull(applicationRequests.confirmedAt),
        isNull(applicationRequests.removedAt),
      ),
    )
    .orderBy(desc(applicationRequests.confirmedAt), desc(applicationRequests.id))
    .limit(maxRequests)

  return rows.flatMap(presentRequest)
}

interface RequestRow {
  request: typeof applicationRequests.$inferSelect
  unitId: string | null
  documentGroupId: string | null
  formPacketName: string | null
}

function presentRequest(row: RequestRow): ApplicationRequest[] {
  const { request, unitId, documentGroupId, formPacketName } = row
  const { id, firstName, lastName, email, phone, message, language, confirmedAt } = request
  if (!confirmedAt) {
    return []
  }

  const person = { firstName, lastName, email, phone, message, language }
  const packet =
    documentGroupId !== null && formPacketName !== null ? { documentGroupId, formPacketName } : null
  return [{ _id: id, unitId, ...person, confirmedAt: confirmedAt.toISOString(), packet }]
}
