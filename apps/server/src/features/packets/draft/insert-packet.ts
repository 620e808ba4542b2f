import type { SignerName } from '@countersign/answers/signer-name'
import {
  type PacketDocument,
  packets,
  packetTenants,
  properties,
  tenants,
} from '@countersign/database'
import type { CoOwner } from '@countersign/contract/schemas/packets/create-packet'
import type { CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import type { PrintSize } from '@countersign/contract/schemas/forms/print-size'
import type { ReminderPlan } from '@countersign/contract/schemas/packets/reminders'
import type { PropertyAddress } from '@countersign/contract/schemas/properties'
import { sql, type SQL } from 'drizzle-orm'
import { officeId, personId, type Context } from '../../../kernel/context.ts'
import { listColumns, type PacketRow } from '../../packet/index.ts'

export interface NewPacket {
  documentGroupId: string
  name: string
  propertyId: string
  unitId: string
  propertyName: string
  address: PropertyAddress
  unitName: string
  initiator: SignerName & { email: string }
  /** The user who signs for the owner. */
  signerId: string
  documents: PacketDocument[]
  categories: string[]
  /** Empty in a print-only packet. */
  residents: NewResident[]
  /** The search finds them, but they are not saved as the owner's tenants. */
  guarantors: NewResident[]
  /** Only the search finds them. */
  coOwners: CoOwner[]
  copies: CopyRecipient[]
  printOnly: boolean
  requestKey: string
  requestSha256: string
  printSize: PrintSize | null
  revisionOf?: string
  linkDays?: number
  reminderPlan?: ReminderPlan | null
}

interface NewResident {
  firstName: string
  lastName: string
  email: string
  /** E.164. */
  phone: string
  /** The owner's record of this email takes this name. */
  rename?: boolean | undefined
}

/** `undefined` where the same request has created one before: the unique index decides the race. */
export async function insertPacket(
  ctx: Context,
  newPacket: NewPacket,
): Promise<PacketRow | undefined> {
  const { initiator, signerId, residents, guarantors, coOwners, ...columns } = newPacket
  const office = officeId(ctx)
  const now = ctx.clock.now()
  const id = ctx.ids.uuid()
  const [packet] = await ctx.db
    .insert(packets)
    .values({
      ...columns,
      ...listColumns({ ...columns, id }, { residents, others: [...guarantors, ...coOwners] }),
      id,
      ownerId: office,
      createdBy: personId(ctx) === office ? null : personId(ctx),
      signerId: signerId === office ? null : signerId,
      status: 'CREATED',
      homeState: movedSince(columns),
      statusSince: now,
      createdAt: now,
      initiatorName: initiator.signingFor ?? initiator.name,
      signerName: initiator.name,
      initiatorEmail: initiator.email,
    })
    .onConflictDoNothing()
    .returning()
  if (!packet) {
    return undefined
  }

  await insertResidents(ctx, packet.id, residents)
  return packet
}

/** The address was read before this transaction: the owner may have changed the state since. */
function movedSince({ propertyId, address }: Pick<NewPacket, 'propertyId' | 'address'>): SQL {
  return sql`nullif((select ${properties.state} from ${properties} where ${properties.id} = ${propertyId}), ${address.state})`
}

async function insertResidents(
  ctx: Context,
  packetId: string,
  residents: readonly NewResident[],
): Promise<void> {
  if (residents.length === 0) {
    return
  }

  const tenantIds = await upsertTenants(ctx, residents)
  const rows = residents.flatMap((resident, position) => {
    const { firstName, lastName, email, phone } = resident
    const tenantId = tenantIds.get(emailKey(email))
    return tenantId ? [{ packetId, position, tenantId, firstName, lastName, email, phone }] : []
  })

  await ctx.db.insert(packetTenants).values(rows)
}

export async function upsertTenant(ctx: Context, person: NewResident): Promise<string> {
  const id = (await upsertTenants(ctx, [person])).get(emailKey(person.email))
  if (!id) {
    throw new Error('The tenant could be neither inserted nor found.')
  }

  return id
}

/**
 * One tenant per owner and email. A known one keeps their name, unless the owner has chosen the new
 * one. Returns email key → tenant id.
 */
async function upsertTenants(
  ctx: Context,
  residents: readonly NewResident[],
): Promise<Map<string, string>> {
  const rows = residents.map((resident) => ({
    id: ctx.ids.uuid(),
    ownerId: officeId(ctx),
    name: `${resident.firstName} ${resident.lastName}`,
    email: resident.email,
    emailKey: emailKey(resident.email),
  }))
  // Sorted: every transaction takes the row locks in the same order, which prevents deadlocks.
  rows.sort((one, other) => (one.emailKey < other.emailKey ? -1 : 1))

  const saved = await ctx.db
    .insert(tenants)
    .values(rows)
    .onConflictDoUpdate({
      target: [tenants.ownerId, tenants.emailKey],
      set: { name: chosenName(residents) },
    })
    .returning({ id: tenants.id, emailKey: tenants.emailKey })
  return new Map(saved.map((tenant) => [tenant.emailKey, tenant.id]))
}

function chosenName(residents: readonly NewResident[]): SQL {
  const renamed = residents.flatMap(({ email, rename }) => (rename ? [emailKey(email)] : []))

  return renamed.length === 0
    ? sql`tenants.name`
    : sql`case when excluded.email_key in ${renamed} then excluded.name else tenants.name end`
}

function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
