import { addDays } from '@countersign/answers/day'
import { endedStatuses, packetStatuses } from '@countersign/contract/rules/packet-lifecycle'
import type { PacketFilters } from '@countersign/contract/schemas/packets/packet-list'
import type { PacketGroup, PacketStatus } from '@countersign/contract/schemas/packets/packet-status'
import { packets, packetTenants } from '@countersign/database'
import {
  and,
  arrayContains,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  like,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { isOwnPacket } from '../../../kernel/own-rows.ts'
import { startOfDay } from './days.ts'
import { searchWords, type LongWord, type SearchWord } from '../../packet/index.ts'

/** The condition of a list; always with its owner. */
export function matchesFilters(
  ctx: Context,
  filters: PacketFilters,
  options?: SearchOptions,
): SQL | undefined {
  return and(isListed(ctx, filters), ...listedConditions(ctx, filters, options))
}

interface SearchOptions {
  /**
   * The index is asked for the beginnings of long words only, and what it finds is compared. It has a
   * list of packets for each three letters of a word: of words in very many packets, it reads less.
   */
  byBeginnings?: boolean | undefined
}

/** The part of the condition that the index of the list's order serves. */
export function isListed(
  ctx: Context,
  filters: Pick<PacketFilters, 'hidden' | 'group' | 'status' | 'sort' | 'from' | 'to'>,
): SQL | undefined {
  const { hidden, group, status, sort } = filters

  return and(
    isOwnPacket(ctx),
    hidden === 'all' ? undefined : eq(packets.isHidden, hidden === 'only'),
    group === undefined ? undefined : eq(packets.listGroup, group),
    // Follows from the group, and lets the index on the status serve it.
    group && sort === 'status' ? hasStatus(statusesOf[group]) : undefined,
    status === undefined ? undefined : hasStatus([status]),
    ...(sort === 'created' ? createdBetween(ctx, filters) : []),
  )
}

/** The rest of the condition: what is asked of each listed packet. */
export function listedConditions(
  ctx: Context,
  filters: PacketFilters,
  { byBeginnings }: SearchOptions = {},
): SQL[] {
  const { category, propertyId, tenantId, formId, createdBy, searchTerm, sort } = filters
  const conditions = [
    ...searchWords(searchTerm).map(byBeginnings ? hasWordByBeginning : hasWord),
    category ? arrayContains(packets.categories, [category]) : undefined,
    formId ? sql`${packets.documents} @> ${JSON.stringify([{ formId }])}::jsonb` : undefined,
    propertyId ? eq(packets.propertyId, propertyId) : undefined,
    tenantId ? hasTenant(ctx, tenantId) : undefined,
    createdBy ? isCreatedBy(ctx, createdBy) : undefined,
    ...(sort === 'created' ? [] : createdBetween(ctx, filters)),
  ]

  return conditions.filter((condition) => condition !== undefined)
}

function hasWord({ patterns, statuses }: SearchWord): SQL | undefined {
  return or(
    ...patterns.map((pattern) => like(packets.searchText, pattern)),
    statuses.length > 0 ? hasStatus(statuses) : undefined,
  )
}

/** No index serves `strpos`. */
function hasWordByBeginning(searched: SearchWord): SQL | undefined {
  const { long } = searched

  return long
    ? and(hasBeginning(long), sql`strpos(${packets.searchText}, ${long.word}) > 0`)
    : hasWord(searched)
}

export function hasBeginning({ beginning }: LongWord): SQL {
  return like(packets.searchText, beginning)
}

/** Ids that are none cannot be compared with a UUID column. */
export function cannotMatch({ propertyId, tenantId, createdBy }: PacketFilters): boolean {
  return [propertyId, tenantId, createdBy].some((id) => id !== undefined && !isUuid(id))
}

/** The statuses that occur in each group. */
export const statusesOf: Record<PacketGroup, readonly PacketStatus[]> = {
  'needs-you': ['CREATED', 'IN_PROGRESS', 'AWAITING_PAYMENT', 'AWAITING_LANDLORD_SIGNATURE'],
  waiting: ['AWAITING_TENANT_SIGNATURE', 'AWAITING_LANDLORD_SIGNATURE'],
  done: endedStatuses,
}

function hasStatus(statuses: readonly PacketStatus[]): SQL {
  return inArray(
    packets.statusOrder,
    statuses.map((status) => packetStatuses.indexOf(status)),
  )
}

function createdBetween(
  ctx: Context,
  { from, to }: Pick<PacketFilters, 'from' | 'to'>,
): (SQL | undefined)[] {
  const { timeZone = 'UTC' } = ctx.origin

  return [
    from ? gte(packets.createdAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(packets.createdAt, startOfDay(addDays(to, 1), timeZone)) : undefined,
  ]
}

/** What the founder of the office has made says nothing: the office has their id. */
function isCreatedBy(ctx: Context, userId: string): SQL {
  return userId.toLowerCase() === officeId(ctx)
    ? isNull(packets.createdBy)
    : eq(packets.createdBy, userId)
}

function hasTenant(ctx: Context, tenantId: string): SQL {
  return exists(
    ctx.db
      .select({ position: packetTenants.position })
      .from(packetTenants)
      .where(and(eq(packetTenants.packetId, packets.id), eq(packetTenants.tenantId, tenantId))),
  )
}
