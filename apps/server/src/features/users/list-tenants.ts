import { foldText } from '@countersign/answers/fold-text'
import type { KnownTenant, TenantQuery } from '@countersign/contract/schemas/users'
import { foldedSql, packets, packetTenants, tenants } from '@countersign/database'
import { and, asc, desc, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { officeId, ownHomes, type Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/ids.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { isOwnPacket } from '../../kernel/own-rows.ts'
import { fromNameCursor, toNameCursor } from './name-cursor.ts'

interface TenantPage {
  tenants: KnownTenant[]
  next: string | null
}

/** By name, with keyset pagination. The first page begins with the residents of the unit, if one is named. */
export async function listTenants(
  ctx: Context,
  { id, query }: { id: string; query: TenantQuery },
): Promise<TenantPage> {
  requireSelf(ctx, id)
  const ofUnit = await tenantIdsOfUnit(ctx, query.unitId)
  const first = query.after === undefined ? await selectTenants(ctx, query, { only: ofUnit }) : []
  const others = await selectTenants(ctx, query, {
    not: ofUnit,
    after: fromNameCursor(query.after),
  })
  const page = others.slice(0, query.limit)
  const last = page.at(-1)

  return {
    tenants: await presentTenants(ctx, [...first, ...page], ofUnit),
    next: last && others.length > page.length ? toNameCursor(last) : null,
  }
}

/** The newest packets of the unit decide, so that the list stays short. */
async function tenantIdsOfUnit(ctx: Context, unitId: string | undefined): Promise<string[]> {
  if (!unitId || !isUuid(unitId)) {
    return []
  }

  const rows = await ctx.db
    .select({ tenantId: packetTenants.tenantId })
    .from(packets)
    .innerJoin(packetTenants, eq(packetTenants.packetId, packets.id))
    .where(and(isOwnPacket(ctx), eq(packets.unitId, unitId)))
    .orderBy(desc(packets.number))
    .limit(40)
  return [...new Set(rows.map(({ tenantId }) => tenantId))]
}

interface TenantRow {
  id: string
  name: string
  email: string
}

type Part = { only: string[] } | { not: string[]; after: { name: string; id: string } | undefined }

async function selectTenants(ctx: Context, query: TenantQuery, part: Part): Promise<TenantRow[]> {
  if ('only' in part && part.only.length === 0) {
    return []
  }

  return ctx.db
    .select({ id: tenants.id, name: tenants.name, email: tenants.email })
    .from(tenants)
    .where(
      and(eq(tenants.ownerId, officeId(ctx)), isOfOwnHome(ctx), matches(query), belongsTo(part)),
    )
    .orderBy(asc(tenants.name), asc(tenants.id))
    .limit(query.limit + 1)
}

/** Who works with some homes sees the residents of these. */
export function isOfOwnHome(ctx: Context): SQL | undefined {
  if (!ownHomes(ctx)) {
    return undefined
  }

  return inArray(
    tenants.id,
    ctx.db
      .select({ id: packetTenants.tenantId })
      .from(packetTenants)
      .innerJoin(packets, eq(packets.id, packetTenants.packetId))
      .where(isOwnPacket(ctx)),
  )
}

function matches({ searchTerm, email }: TenantQuery): SQL | undefined {
  const term = foldText(searchTerm ?? '')
  const pattern = `%${term.replace(/[\\%_]/g, (char) => `\\${char}`)}%`

  return and(
    email ? eq(tenants.emailKey, email.toLowerCase()) : undefined,
    term
      ? or(
          sql`${foldedSql(sql`${tenants.name}`)} like ${pattern}`,
          sql`${foldedSql(sql`${tenants.emailKey}`)} like ${pattern}`,
        )
      : undefined,
  )
}

function belongsTo(part: Part): SQL | undefined {
  if ('only' in part) {
    return inArray(tenants.id, part.only)
  }

  const { not, after } = part
  return and(
    not.length > 0 ? notInArray(tenants.id, not) : undefined,
    after && sql`(${tenants.name}, ${tenants.id}) > (${after.name}, ${after.id})`,
  )
}

/** Name and phone as in their newest packet under the name that the owner knows them by. */
async function presentTenants(
  ctx: Context,
  rows: readonly TenantRow[],
  ofUnit: readonly string[],
): Promise<KnownTenant[]> {
  const details = await readDetails(
    ctx,
    rows.map(({ id }) => id),
  )

  return rows.flatMap(({ id, name, email }) => {
    const detail = details.get(id)
    return detail ? [{ _id: id, name, email, ...detail, ofUnit: ofUnit.includes(id) }] : []
  })
}

type Detail = Pick<KnownTenant, 'firstName' | 'lastName' | 'phone'>

async function readDetails(ctx: Context, ids: readonly string[]): Promise<Map<string, Detail>> {
  if (ids.length === 0) {
    return new Map()
  }

  const { tenantId, firstName, lastName, phone } = packetTenants
  const rows = await ctx.db
    .selectDistinctOn([tenantId], { tenantId, firstName, lastName, phone })
    .from(packetTenants)
    .innerJoin(packets, eq(packets.id, packetTenants.packetId))
    .innerJoin(tenants, eq(tenants.id, tenantId))
    .where(and(inArray(tenantId, [...ids]), isOwnPacket(ctx)))
    .orderBy(
      tenantId,
      sql`(${firstName} || ' ' || ${lastName} = ${tenants.name}) desc`,
      desc(packets.number),
    )
  return new Map(rows.map(({ tenantId: id, ...detail }) => [id, detail]))
}
