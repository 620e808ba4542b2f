import { officePeople, packets, users } from '@countersign/database'
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { ownerSignerId } from './owner-actor.ts'
import type { PacketRow } from './rows.ts'

type OfPacket = Pick<PacketRow, 'id' | 'ownerId' | 'signerId'>

/**
 * The user to whom emails about a packet go: who signs it for the owner, or if they no longer work with
 * it or only prepare, who founded the office or its first manager.
 */
export function ownerContactId(packet: OfPacket): SQL {
  return sql`(
    select person.id from ${users} as person
    left join ${officePeople} as place on place.office_id = ${packet.ownerId} and place.user_id = person.id
    where (person.id = ${packet.ownerId} and person.founder_left_at is null)
      or (place.role <> 'preparer' and (place.home_ids is null
        or (select property_id from ${packets} where id = ${packet.id}) = any(place.home_ids)))
    order by person.id = ${ownerSignerId(packet)} desc, person.id = ${packet.ownerId} desc,
      place.role = 'manager' desc, place.created_at
    limit 1)`
}

/** Who has made a packet that somebody else signs, while they work with it. */
export async function readCreator(
  { db }: Context,
  packet: PacketRow,
): Promise<{ name: string; email: string } | undefined> {
  if (creatorId(packet) === ownerSignerId(packet)) {
    return undefined
  }
  const [creator] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .leftJoin(
      officePeople,
      and(eq(officePeople.officeId, packet.ownerId), eq(officePeople.userId, users.id)),
    )
    .where(
      and(
        eq(users.id, creatorId(packet)),
        or(
          and(eq(users.id, packet.ownerId), isNull(users.founderLeftAt)),
          and(
            isNotNull(officePeople.userId),
            sql`(${officePeople.homeIds} is null or ${packet.propertyId} = any(${officePeople.homeIds}))`,
          ),
        ),
      ),
    )

  return creator
}

export interface OwnerPeople {
  createdBy: { _id: string; name: string }
  signer: { _id: string; name: string }
}

/** Of the packets that somebody else than the founder of the office has made, or signs. */
export async function readOwnerPeople(
  ctx: Context,
  rows: readonly PacketRow[],
): Promise<Map<string, OwnerPeople>> {
  const shared = rows.filter(({ createdBy, signerId }) => createdBy ?? signerId)
  const ids = shared.flatMap((row) => [creatorId(row), ownerSignerId(row)])
  if (ids.length === 0) {
    return new Map()
  }

  const people = await ctx.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  const toPerson = (id: string) => ({
    _id: id,
    name: people.find((person) => person.id === id)?.name ?? '',
  })
  return new Map(
    shared.map((row) => [
      row.id,
      { createdBy: toPerson(creatorId(row)), signer: toPerson(ownerSignerId(row)) },
    ]),
  )
}

function creatorId({ createdBy, ownerId }: PacketRow): string {
  return createdBy ?? ownerId
}
