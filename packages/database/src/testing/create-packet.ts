import { randomUUID } from 'node:crypto'
import type { Connection } from '../open-database.ts'
import type { packetTenants } from '../schema/packets.ts'
import { packets } from '../schema/packets.ts'
import { createProperty } from './create-property.ts'
import type { PropertyRow, UnitRow } from './create-property.ts'
import { createResident } from './create-resident.ts'
import type { Resident } from './create-resident.ts'
import { onlyRow } from './only-row.ts'
import { testNow } from './test-now.ts'

export type PacketRow = typeof packets.$inferSelect
export type PacketTenantRow = typeof packetTenants.$inferSelect

export interface PacketInput extends Partial<typeof packets.$inferInsert> {
  /** In order: the first one is TT1. Default: two. */
  residents?: Partial<Resident>[]
  /** Default: a new property of `ownerId`. */
  rentalUnit?: { property: PropertyRow; unit: UnitRow }
}

const documents = [
  { formId: 'residential-lease', title: 'Fixed-Term Lease', edition: '2026-01', order: 0 },
]

/**
 * A packet with its residents, by default `CREATED`. Creates no invites, envelope or events.
 */
export async function createPacket(
  db: Connection,
  { residents = [{}, {}], rentalUnit: home, ...values }: PacketInput = {},
): Promise<{ packet: PacketRow; tenants: PacketTenantRow[] }> {
  const premises = home ?? (await createRentalUnit(db, values.ownerId))
  const packet = onlyRow(
    await db
      .insert(packets)
      .values({ ...defaultValues(premises), ...statusValues(values.status), ...values })
      .returning(),
  )

  const tenants: PacketTenantRow[] = []
  for (const [position, resident] of residents.entries()) {
    tenants.push(await createResident(db, packet, position, resident))
  }

  return { packet, tenants }
}

async function createRentalUnit(db: Connection, ownerId: string | undefined) {
  const { property, units } = await createProperty(db, ownerId ? { ownerId } : {})

  return { property, unit: onlyRow(units) }
}

function defaultValues({ property, unit }: { property: PropertyRow; unit: UnitRow }) {
  const { street, city, state, zip } = property
  const id = randomUUID()
  const name = 'Lease packet'

  return {
    id,
    ownerId: property.ownerId,
    name,
    status: 'CREATED' as const,
    statusSince: testNow,
    documentGroupId: randomUUID(),
    propertyId: property.id,
    unitId: unit.id,
    propertyName: property.name,
    address: { street, city, state, zip },
    unitName: unit.name,
    initiatorName: 'Olivia Hart',
    initiatorEmail: 'olivia@example.com',
    documents,
    categories: ['Leases'],
    requestKey: id,
    requestSha256: '0'.repeat(64),
    searchText: [name, property.name, street, city, unit.name].join(' ').toLowerCase(),
    createdAt: testNow,
  }
}

/** The columns that check constraints require in this status. */
function statusValues(status: PacketRow['status'] | undefined) {
  switch (status) {
    case 'FULLY_EXECUTED':
      return { ownerSignedAt: testNow, executionDate: testNow }
    case 'ARCHIVED':
      return { archivedReason: 'archived' as const, archivedWords: '', archivedAt: testNow }
    case 'CREATED':
    case 'IN_PROGRESS':
    case 'AWAITING_PAYMENT':
    case 'AWAITING_TENANT_SIGNATURE':
    case 'AWAITING_LANDLORD_SIGNATURE':
    case undefined:
      return {}
  }
}
