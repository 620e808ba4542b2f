import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { packets, packetTenants, payments } from '@countersign/database'
import { and, asc, inArray, or } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { readMovedHomes } from './moved-home.ts'
import { readOwnerPeople } from './owner-people.ts'
import type { PacketRow, PacketTenantRow } from './rows.ts'
import { presentPacket } from './present-packet.ts'

export async function presentPackets(ctx: Context, rows: readonly PacketRow[]): Promise<Packet[]> {
  const tenants = await readTenants(
    ctx,
    rows.map((row) => row.id),
  )
  const revisions = await readRevisions(ctx, rows)
  const ownerPeople = await readOwnerPeople(ctx, rows)
  const movedHomes = await readMovedHomes(ctx, rows)
  const paidDrafts = await readPaidDrafts(ctx, rows)

  return rows.map((row) =>
    presentPacket(row, {
      tenants: tenants.filter((tenant) => tenant.packetId === row.id),
      signing: ctx.ports.signing.capabilities,
      ownerPeople: ownerPeople.get(row.id),
      movedHome: movedHomes.get(row.id),
      feePaid: paidDrafts.has(row.id),
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

/** Their ids. A bank payment under way counts: it goes back when it arrives. */
async function readPaidDrafts(ctx: Context, rows: readonly PacketRow[]): Promise<Set<string>> {
  const drafts = rows.filter(({ status }) => status === 'CREATED' || status === 'IN_PROGRESS')
  if (drafts.length === 0) {
    return new Set()
  }

  const paid = await ctx.db
    .select({ packetId: payments.packetId })
    .from(payments)
    .where(
      and(
        inArray(
          payments.packetId,
          drafts.map(({ id }) => id),
        ),
        inArray(payments.status, ['processing', 'paid', 'partially-refunded']),
      ),
    )
  return new Set(paid.map(({ packetId }) => packetId))
}

/** In each packet's order. */
async function readTenants(ctx: Context, packetIds: readonly string[]): Promise<PacketTenantRow[]> {
  if (packetIds.length === 0) {
    return []
  }

  return ctx.db
    .select()
    .from(packetTenants)
    .where(inArray(packetTenants.packetId, [...packetIds]))
    .orderBy(asc(packetTenants.position))
}
