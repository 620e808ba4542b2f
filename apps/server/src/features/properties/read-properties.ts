import type { Property } from '@countersign/contract'
import { properties, units } from '@countersign/database'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { memberId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { presentProperty, type UnitRow } from './present-property.ts'

/** Oldest first: the creation flow starts with the first one. */
export async function listProperties(ctx: Context): Promise<Property[]> {
  return select(ctx, memberId(ctx))
}

export async function readProperty(
  ctx: Context,
  { id, propertyId }: { id: string; propertyId: string },
): Promise<Property> {
  const ownerId = requireSelf(ctx, id, 'property-not-found')
  const [property] = isUuid(propertyId) ? await select(ctx, ownerId, propertyId) : []
  if (!property) {
    throw new DomainError('property-not-found')
  }

  return property
}

async function select(ctx: Context, ownerId: string, propertyId?: string): Promise<Property[]> {
  const rows = await ctx.db
    .select()
    .from(properties)
    .where(
      and(
        eq(properties.ownerId, ownerId),
        isNull(properties.removedAt),
        propertyId ? eq(properties.id, propertyId) : undefined,
      ),
    )
    .orderBy(asc(properties.createdAt), asc(properties.id))
  const unitsByProperty = await readUnits(
    ctx,
    rows.map((row) => row.id),
  )

  return rows.map((row) => presentProperty(row, unitsByProperty.get(row.id) ?? []))
}

const maxPackets = 100

async function readUnits(ctx: Context, propertyIds: string[]): Promise<Map<string, UnitRow[]>> {
  if (propertyIds.length === 0) {
    return new Map()
  }

  const rows = await ctx.db
    .select({
      id: units.id,
      propertyId: units.propertyId,
      name: units.name,
      packetIds: sql<string[]>`array(
        select packets.id::text from packets where packets.unit_id = units.id
        order by packets.number desc limit ${maxPackets})`,
    })
    .from(units)
    .where(and(inArray(units.propertyId, propertyIds), isNull(units.removedAt)))
    .orderBy(asc(units.position), asc(units.id))

  return Map.groupBy(rows, (row) => row.propertyId)
}
