import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../open-database.ts'
import { properties, units } from '../schema/properties.ts'
import { users } from '../schema/users.ts'
import { demoMembers } from './demo-members.ts'

export interface SeedOptions {
  issuer: string
  /** The subjects of the two demo members at that issuer. */
  subjects: { owner: string; agent: string }
  now: Date
  newId: () => string
}

/**
 * Seeds an empty database: the demo members, and for the owner one property with two units. Does
 * nothing if there is a member. If two servers start at once, one of them seeds. Returns whether it
 * did.
 */
export async function seedFirstStart(db: Database, first: SeedOptions): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${users} in share row exclusive mode`)
    if ((await tx.$count(users)) > 0) {
      return false
    }

    const ownerId = await addMember(tx, first, 'owner')
    await addMember(tx, first, 'agent')
    await addProperty(tx, first, ownerId)
    return true
  })
}

async function addMember(
  tx: Transaction,
  { issuer, subjects, now, newId }: SeedOptions,
  who: keyof SeedOptions['subjects'],
): Promise<string> {
  const id = newId()
  const { name, email } = demoMembers[who]
  await tx
    .insert(users)
    .values({ id, issuer, subject: subjects[who], name, email, createdAt: now, updatedAt: now })

  return id
}

async function addProperty(
  tx: Transaction,
  { now, newId }: SeedOptions,
  ownerId: string,
): Promise<void> {
  const propertyId = newId()
  await tx.insert(properties).values({
    id: propertyId,
    ownerId,
    name: 'Maple Street Duplex',
    street: '412 Maple Street',
    city: 'Springfield',
    state: 'IL',
    zip: '62704',
    createdAt: now,
  })
  await tx
    .insert(units)
    .values(
      ['Unit 1', 'Unit 2'].map((name, position) => ({ id: newId(), propertyId, name, position })),
    )
}
