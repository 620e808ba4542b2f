import type { OfficePerson } from '@countersign/contract/schemas/offices'
import { officePeople, users } from '@countersign/database'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { officeId, type Context } from '../../kernel/context.ts'

/** In the order in which they came: who founded the office first, unless they have left. */
export async function listPeople(ctx: Context): Promise<OfficePerson[]> {
  const id = officeId(ctx)
  const [founder] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.founderLeftAt)))
  const joined = await ctx.db
    .select({ user: users, place: officePeople })
    .from(officePeople)
    .innerJoin(users, eq(users.id, officePeople.userId))
    .where(eq(officePeople.officeId, id))
    .orderBy(asc(officePeople.createdAt), asc(users.id))

  return [
    ...(founder
      ? [presentPerson(founder, { role: 'manager', homeIds: null, createdAt: founder.createdAt })]
      : []),
    ...joined.map(({ user, place }) => presentPerson(user, place)),
  ]
}

type Place = Pick<typeof officePeople.$inferSelect, 'role' | 'homeIds' | 'createdAt'>

function presentPerson(
  { id, name, email }: typeof users.$inferSelect,
  { role, homeIds, createdAt }: Place,
): OfficePerson {
  return { _id: id, name, email, role, homes: homeIds, joinedAt: createdAt.toISOString() }
}
