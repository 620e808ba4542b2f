import type { OfficeName, OwnOffice } from '@countersign/contract/schemas/offices'
import { officePeople, users } from '@countersign/database'
import { asc, eq } from 'drizzle-orm'
import { officeId, officeRole, ownHomes, personId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { officeName } from './lock-office.ts'

interface OwnOffices {
  office?: OwnOffice
  otherOffices?: OfficeName[]
}

/** Nothing for somebody who is alone in their own office. */
export async function readOwnOffices(ctx: Context): Promise<OwnOffices> {
  const offices = await listOwnOffices(ctx)
  const current = offices.find(({ id }) => id === officeId(ctx))
  if (!current) {
    throw new DomainError('user-not-found')
  }
  const joined = await ctx.db.$count(officePeople, eq(officePeople.officeId, current.id))
  const others = offices.filter(({ id }) => id !== current.id)
  if (joined === 0 && others.length === 0) {
    return {}
  }

  const homes = ownHomes(ctx)
  return {
    office: {
      _id: current.id,
      name: officeName(current),
      role: officeRole(ctx),
      homes: homes && [...homes],
      people: joined + (current.founderLeftAt ? 0 : 1),
    },
    ...(others.length > 0 && {
      otherOffices: others.map((other) => ({ _id: other.id, name: officeName(other) })),
    }),
  }
}

/** Of the caller's office, as forms name the owner. */
export async function readOfficeName(ctx: Context): Promise<string> {
  const [office] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, officeId(ctx)))
  if (!office) {
    throw new DomainError('user-not-found')
  }

  return officeName(office)
}

/** Their own first. */
export async function listOwnOffices(ctx: Context): Promise<(typeof users.$inferSelect)[]> {
  const own = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, personId(ctx)))
  const joined = await ctx.db
    .select({ office: users })
    .from(officePeople)
    .innerJoin(users, eq(users.id, officePeople.officeId))
    .where(eq(officePeople.userId, personId(ctx)))
    .orderBy(asc(officePeople.createdAt))

  return [...own, ...joined.map(({ office }) => office)]
}
