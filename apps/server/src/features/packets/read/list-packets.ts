import type { Packet, PacketQuery } from '@countersign/contract'
import { packets, packetTenants } from '@countersign/database'
import { and, arrayContains, asc, desc, eq, exists, inArray, like, lt, or } from 'drizzle-orm'
import { memberId, type Context } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/ids.ts'
import type { PacketRow, PacketTenantRow } from '../rows.ts'
import { fromCursor, toCursor } from './page-cursor.ts'
import { presentPacket } from './present-packet.ts'
import { searchPattern } from './search-text.ts'

/** Newest first, with keyset pagination. */
export async function listPackets(
  ctx: Context,
  query: PacketQuery,
): Promise<{ packets: Packet[]; next: string | null }> {
  if (cannotMatch(query.propertyId) || cannotMatch(query.tenantId)) {
    return { packets: [], next: null }
  }

  const rows = await ctx.db
    .select()
    .from(packets)
    .where(matches(ctx, query))
    .orderBy(desc(packets.number))
    .limit(query.limit + 1)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)

  return {
    packets: await presentPackets(ctx, page),
    next: last && rows.length > page.length ? toCursor(last.number) : null,
  }
}

export async function presentPackets(ctx: Context, rows: readonly PacketRow[]): Promise<Packet[]> {
  const tenants = await readTenants(
    ctx,
    rows.map((row) => row.id),
  )
  const revisions = await readRevisions(ctx, rows)

  return rows.map((row) =>
    presentPacket(row, {
      tenants: tenants.filter((tenant) => tenant.packetId === row.id),
      ...findRevisions(revisions, row),
    }),
  )
}

type RevisionRow = Pick<PacketRow, 'id' | 'revisionOf' | 'documentGroupId' | 'name'>

/** The packets that replace these, and those that these replace: one query for all. */
async function readRevisions(ctx: Context, rows: readonly PacketRow[]): Promise<RevisionRow[]> {
  const replaced = rows.flatMap(({ revisionOf }) => revisionOf ?? [])
  if (rows.length === 0) {
    return []
  }

  return ctx.db
    .select({
      id: packets.id,
      revisionOf: packets.revisionOf,
      documentGroupId: packets.documentGroupId,
      name: packets.name,
    })
    .from(packets)
    .where(
      or(
        inArray(
          packets.revisionOf,
          rows.map(({ id }) => id),
        ),
        replaced.length > 0 ? inArray(packets.id, replaced) : undefined,
      ),
    )
}

function findRevisions(revisions: readonly RevisionRow[], row: PacketRow) {
  const link = (found: RevisionRow | undefined) =>
    found && { documentGroupId: found.documentGroupId, name: found.name }

  return {
    revisionOf: link(revisions.find(({ id }) => id === row.revisionOf)),
    revisedBy: link(revisions.find(({ revisionOf }) => revisionOf === row.id)),
  }
}

/** In each packet's order. */
export async function readTenants(
  ctx: Context,
  packetIds: readonly string[],
): Promise<PacketTenantRow[]> {
  if (packetIds.length === 0) {
    return []
  }

  return ctx.db
    .select()
    .from(packetTenants)
    .where(inArray(packetTenants.packetId, [...packetIds]))
    .orderBy(asc(packetTenants.position))
}

function matches(ctx: Context, query: PacketQuery) {
  const before = fromCursor(query.after)
  const pattern = searchPattern(query.searchTerm)

  return and(
    eq(packets.ownerId, memberId(ctx)),
    before === undefined ? undefined : lt(packets.number, before),
    pattern === undefined ? undefined : like(packets.searchText, pattern),
    query.category ? arrayContains(packets.categories, [query.category]) : undefined,
    query.propertyId ? eq(packets.propertyId, query.propertyId) : undefined,
    query.tenantId ? hasTenant(ctx, query.tenantId) : undefined,
  )
}

function hasTenant(ctx: Context, tenantId: string) {
  return exists(
    ctx.db
      .select({ position: packetTenants.position })
      .from(packetTenants)
      .where(and(eq(packetTenants.packetId, packets.id), eq(packetTenants.tenantId, tenantId))),
  )
}

function cannotMatch(id: string | undefined): boolean {
  return id !== undefined && !isUuid(id)
}
