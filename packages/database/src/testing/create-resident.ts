import { randomUUID } from 'node:crypto'
import type { Connection } from '../open-database.ts'
import { packetTenants } from '../schema/packets.ts'
import { tenants } from '../schema/properties.ts'
import { onlyRow } from './only-row.ts'

/** A resident as named in a packet. */
export interface Resident {
  firstName: string
  lastName: string
  email: string
  /** E.164. */
  phone: string
}

const firstNames = ['Tara', 'Theo', 'Talia', 'Tobias']

/** Adds a resident to a packet; creates the owner's tenant with that email if it is missing. */
export async function createResident(
  db: Connection,
  packet: { id: string; ownerId: string },
  position: number,
  values: Partial<Resident> = {},
): Promise<typeof packetTenants.$inferSelect> {
  const firstName = values.firstName ?? firstNames[position] ?? 'Tess'
  const person = {
    firstName,
    lastName: 'Resident',
    email: `${firstName.toLowerCase()}@example.com`,
    phone: `+1608555010${position}`,
    ...values,
  }
  const tenantId = await findOrCreateTenant(db, packet.ownerId, person)

  return onlyRow(
    await db
      .insert(packetTenants)
      .values({ packetId: packet.id, position, tenantId, ...person })
      .returning(),
  )
}

async function findOrCreateTenant(
  db: Connection,
  ownerId: string,
  { firstName, lastName, email }: Resident,
): Promise<string> {
  const name = `${firstName} ${lastName}`
  const emailKey = email.toLowerCase()
  const rows = await db
    .insert(tenants)
    .values({ id: randomUUID(), ownerId, name, email, emailKey })
    .onConflictDoUpdate({ target: [tenants.ownerId, tenants.emailKey], set: { name } })
    .returning({ id: tenants.id })

  return onlyRow(rows).id
}
