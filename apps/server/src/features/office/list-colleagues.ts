import type { OfficeColleague } from '@countersign/contract/schemas/offices'
import { officeInvitations, officePeople, users } from '@countersign/database'
import { asc, eq, inArray, or } from 'drizzle-orm'
import { officeId, type Context } from '../../kernel/context.ts'

/** The founder, and all who have joined: an invitation says who came by it, also when they have left. */
export async function listColleagues(ctx: Context): Promise<{ people: OfficeColleague[] }> {
  const office = officeId(ctx)
  const there = ctx.db
    .select({ id: officePeople.userId })
    .from(officePeople)
    .where(eq(officePeople.officeId, office))
  const joined = ctx.db
    .select({ id: officeInvitations.acceptedBy })
    .from(officeInvitations)
    .where(eq(officeInvitations.officeId, office))
  const people = await ctx.db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(or(eq(users.id, office), inArray(users.id, there), inArray(users.id, joined)))
    .orderBy(asc(users.name), asc(users.id))

  return { people }
}
