import { packets, packetTenants, tenants } from '@countersign/database'
import type { PacketDocument } from '@countersign/database'
import type { PropertyAddress } from '@countersign/contract'
import { sql } from 'drizzle-orm'
import { memberId, type Context } from '../../../kernel/context.ts'
import type { PacketRow } from '../rows.ts'
import { searchTextOf } from '../read/search-text.ts'

export interface NewPacket {
  documentGroupId: string
  name: string
  propertyId: string
  unitId: string
  propertyName: string
  address: PropertyAddress
  unitName: string
  initiator: { name: string; email: string }
  documents: PacketDocument[]
  categories: string[]
  /** Nobody in a packet that is only printed. */
  residents: NewResident[]
  /** Found by the search, and no residents of the owner's. */
  guarantors?: NewResident[]
  printOnly?: boolean
  requestKey: string
  requestSha256: string
}

interface NewResident {
  firstName: string
  lastName: string
  email: string
  /** E.164. */
  phone: string
}

/**
 * Writes a new packet of the member's with its residents. `undefined` where the same request has made
 * one before: the database keeps request keys apart, whoever comes first.
 */
export async function insertPacket(ctx: Context, made: NewPacket): Promise<PacketRow | undefined> {
  const { initiator, residents, guarantors = [], ...asGiven } = made
  const now = ctx.clock.now()
  const [packet] = await ctx.db
    .insert(packets)
    .values({
      ...asGiven,
      id: ctx.ids.uuid(),
      ownerId: memberId(ctx),
      status: 'CREATED',
      statusSince: now,
      createdAt: now,
      initiatorName: initiator.name,
      initiatorEmail: initiator.email,
      searchText: searchTextOf({ ...asGiven, tenants: [...residents, ...guarantors] }),
    })
    .onConflictDoNothing()
    .returning()
  if (!packet) {
    return undefined
  }

  await insertResidents(ctx, packet.id, residents)
  return packet
}

async function insertResidents(
  ctx: Context,
  packetId: string,
  residents: readonly NewResident[],
): Promise<void> {
  if (residents.length === 0) {
    return
  }

  const tenantIds = await rememberTenants(ctx, residents)
  const rows = residents.flatMap((resident, position) => {
    const { firstName, lastName, email, phone } = resident
    const tenantId = tenantIds.get(emailKey(email))
    return tenantId ? [{ packetId, position, tenantId, firstName, lastName, email, phone }] : []
  })

  await ctx.db.insert(packetTenants).values(rows)
}

/** One tenant per owner and e-mail, under their newest name. E-mail key → tenant id. */
async function rememberTenants(
  ctx: Context,
  residents: readonly NewResident[],
): Promise<Map<string, string>> {
  const rows = residents.map((resident) => ({
    id: ctx.ids.uuid(),
    ownerId: memberId(ctx),
    name: `${resident.firstName} ${resident.lastName}`,
    email: resident.email,
    emailKey: emailKey(resident.email),
  }))
  // In one order for everyone, so that two packets made at once never wait for each other in a circle.
  rows.sort((one, other) => (one.emailKey < other.emailKey ? -1 : 1))

  const kept = await ctx.db
    .insert(tenants)
    .values(rows)
    .onConflictDoUpdate({
      target: [tenants.ownerId, tenants.emailKey],
      set: { name: sql`excluded.name` },
    })
    .returning({ id: tenants.id, emailKey: tenants.emailKey })
  return new Map(kept.map((tenant) => [tenant.emailKey, tenant.id]))
}

function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
