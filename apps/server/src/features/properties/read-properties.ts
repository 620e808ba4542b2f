import { foldText } from '@countersign/answers/fold-text'
import type {
  Property,
  PropertyPage,
  PropertyQuery,
} from '@countersign/contract/schemas/properties'
import { limits } from '@countersign/contract/rules/limits'
import { foldedSql, properties, units } from '@countersign/database'
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { officeId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { isOwnProperty } from '../../kernel/own-rows.ts'
import { presentProperty, type PropertyRow, type UnitRow } from './present-property.ts'

/** The first properties, oldest first: the creation flow starts with the first one. */
export async function listFirstProperties(
  ctx: Context,
): Promise<{ properties: Property[]; hasMore: boolean }> {
  const page = await listPage(ctx, { limit: limits.maxPageSize })

  return { properties: page.properties, hasMore: page.next !== null }
}

/** Oldest first, with keyset pagination. */
export async function listProperties(
  ctx: Context,
  { id, query }: { id: string; query: PropertyQuery },
): Promise<PropertyPage> {
  requireSelf(ctx, id)

  return listPage(ctx, query)
}

export async function readProperty(
  ctx: Context,
  { id, propertyId }: { id: string; propertyId: string },
): Promise<Property> {
  requireSelf(ctx, id, 'property-not-found')
  const rows = isUuid(propertyId)
    ? await ctx.db
        .select()
        .from(properties)
        .where(and(isListed(ctx), eq(properties.id, propertyId)))
    : []
  const [property] = await withUnits(ctx, rows)
  if (!property) {
    throw new DomainError('property-not-found')
  }

  return property
}

async function listPage(ctx: Context, query: PropertyQuery): Promise<PropertyPage> {
  const rows = await ctx.db
    .select()
    .from(properties)
    .where(and(isListed(ctx), matches(query.searchTerm), comesAfter(ctx, query.after)))
    .orderBy(asc(properties.createdAt), asc(properties.id))
    .limit(query.limit + 1)
  const page = rows.slice(0, query.limit)

  return {
    properties: await withUnits(ctx, page),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}

function isListed(ctx: Context): SQL | undefined {
  return and(isOwnProperty(ctx), isNull(properties.removedAt))
}

/** The cursor is the id of a page's last property. */
function comesAfter(ctx: Context, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) {
    return undefined
  }
  if (!isUuid(cursor)) {
    throw new DomainError('invalid-fields', undefined, [
      { field: 'after', message: 'This is not a valid cursor.' },
    ])
  }

  return sql`(${properties.createdAt}, ${properties.id}) > (
    select last.created_at, last.id from properties last
    where last.id = ${cursor} and last.owner_id = ${officeId(ctx)})`
}

/** Reads the names and addresses of one owner, which `properties_by_owner` finds. */
function matches(searchTerm = ''): SQL | undefined {
  const words = foldText(searchTerm)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

  return and(...words.map((word) => sql`${searchText} ~ ${`(^|[^[:alnum:]])${word}`}`))
}

const { name, street, city, state, zip } = properties
const searchText = foldedSql(sql`concat_ws(' ', ${name}, ${street}, ${city}, ${state}, ${zip})`)

async function withUnits(ctx: Context, rows: readonly PropertyRow[]): Promise<Property[]> {
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
