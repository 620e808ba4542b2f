import {
  packetStatuses,
  type PacketFilters,
  type PacketGroup,
  type PacketStatus,
} from '@countersign/contract'
import { packets, packetTenants } from '@countersign/database'
import {
  and,
  arrayContains,
  eq,
  exists,
  gte,
  inArray,
  like,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { memberId, type Context } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { nextDay, startOfDay } from './days.ts'
import { searchWords, type SearchWord } from './search-text.ts'

/** The condition of a list; always with its owner. */
export function matchesFilters(ctx: Context, filters: PacketFilters): SQL | undefined {
  return and(isListed(ctx, filters), ...listedConditions(ctx, filters))
}

/** The part of the condition that the index of the list's order serves. */
export function isListed(
  ctx: Context,
  { putAway, group, status, sort }: Pick<PacketFilters, 'putAway' | 'group' | 'status' | 'sort'>,
): SQL | undefined {
  return and(
    eq(packets.ownerId, memberId(ctx)),
    putAway === 'all' ? undefined : eq(packets.isPutAway, putAway === 'only'),
    group === undefined ? undefined : eq(packets.listGroup, group),
    // Follows from the group, and lets the index on the status serve it.
    group && sort === 'status' ? hasStatus(statusesOf[group]) : undefined,
    status === undefined ? undefined : hasStatus([status]),
  )
}

/** The rest of the condition: what is asked of each listed packet. */
export function listedConditions(ctx: Context, filters: PacketFilters): SQL[] {
  const { category, propertyId, tenantId, formId, searchTerm } = filters
  const conditions = [
    ...searchWords(searchTerm).map(hasWord),
    category ? arrayContains(packets.categories, [category]) : undefined,
    formId ? sql`${packets.documents} @> ${JSON.stringify([{ formId }])}::jsonb` : undefined,
    propertyId ? eq(packets.propertyId, propertyId) : undefined,
    tenantId ? hasTenant(ctx, tenantId) : undefined,
    ...createdBetween(ctx, filters),
  ]

  return conditions.filter((condition) => condition !== undefined)
}

function hasWord({ patterns, statuses }: SearchWord): SQL | undefined {
  return or(
    ...patterns.map((pattern) => like(packets.searchText, pattern)),
    statuses.length > 0 ? hasStatus(statuses) : undefined,
  )
}

/** Ids that are none cannot be compared with a UUID column. */
export function cannotMatch({ propertyId, tenantId }: PacketFilters): boolean {
  return [propertyId, tenantId].some((id) => id !== undefined && !isUuid(id))
}

/** The statuses that occur in each group. */
export const statusesOf: Record<PacketGroup, readonly PacketStatus[]> = {
  'needs-you': ['CREATED', 'IN_PROGRESS', 'AWAITING_PAYMENT', 'AWAITING_LANDLORD_SIGNATURE'],
  waiting: ['AWAITING_TENANT_SIGNATURE', 'AWAITING_LANDLORD_SIGNATURE'],
  done: ['FULLY_EXECUTED', 'ARCHIVED'],
}

function hasStatus(statuses: readonly PacketStatus[]): SQL {
  return inArray(
    packets.statusOrder,
    statuses.map((status) => packetStatuses.indexOf(status)),
  )
}

function createdBetween(ctx: Context, { from, to }: PacketFilters): (SQL | undefined)[] {
  const { timeZone = 'UTC' } = ctx.origin

  return [
    from ? gte(packets.createdAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(packets.createdAt, startOfDay(nextDay(to), timeZone)) : undefined,
  ]
}

function hasTenant(ctx: Context, tenantId: string): SQL {
  return exists(
    ctx.db
      .select({ position: packetTenants.position })
      .from(packetTenants)
      .where(and(eq(packetTenants.packetId, packets.id), eq(packetTenants.tenantId, tenantId))),
  )
}
