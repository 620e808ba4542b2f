import { defaultReminderPlan } from '@countersign/contract/rules/reminders'
import type { User } from '@countersign/contract/schemas/users'
import { users } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isMailStopped } from '../../infrastructure/mail/mail-stops.ts'
import { officeId, personId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { RetentionPeriods } from '../../kernel/ports.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { readOwnOffices } from '../office/index.ts'
import { listFirstProperties } from '../properties/index.ts'

/** A member without their properties, which may be many. */
export type Account = Omit<User, 'properties'>

type UserRow = typeof users.$inferSelect

export async function readOwnUser(ctx: Context): Promise<User> {
  const account = await readOwnAccount(ctx)
  const { properties, hasMore } = await listFirstProperties(ctx)

  return {
    ...account,
    ...(await readOwnOffices(ctx)),
    properties,
    ...(hasMore && { hasMoreProperties: true }),
  }
}

export function readOwnAccount(ctx: Context): Promise<Account> {
  return readAccount(ctx, personId(ctx))
}

/** A person of the caller's office, with what the office has set. */
export async function readAccount(ctx: Context, userId: string): Promise<Account> {
  const offices = alias(users, 'offices')
  const emailsStopped = isMailStopped({ email: users.email, ownerId: offices.id })
  const [found] = await ctx.db
    .select({ user: users, office: offices, emailsStopped })
    .from(users)
    .innerJoin(offices, eq(offices.id, officeId(ctx)))
    .where(eq(users.id, userId))
  if (!found) {
    throw new DomainError('user-not-found')
  }

  return presentAccount(found, ctx.ports.retention)
}

export async function readUser(ctx: Context, { id }: { id: string }): Promise<User> {
  requireSelf(ctx, id)

  return readOwnUser(ctx)
}

/** By the membership's subject; the caller's own only. */
export async function readUserByMembership(ctx: Context, subject: { id: string }): Promise<User> {
  const [self] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, personId(ctx)), eq(users.subject, subject.id)))
  if (!self) {
    throw new DomainError('user-not-found')
  }

  return readOwnUser(ctx)
}

function presentAccount(
  { user, office, emailsStopped }: { user: UserRow; office: UserRow; emailsStopped: boolean },
  { packetDays }: RetentionPeriods,
): Account {
  const { phone } = user
  const { noticeAddress, companyName } = office

  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    ...(phone !== null && { phone }),
    ...(noticeAddress !== null && { noticeAddress }),
    ...(companyName !== null && { companyName }),
    dbaNames: office.dbaNames,
    reminders: office.reminderPlan ?? defaultReminderPlan,
    mailOnSignature: user.mailOnSignature,
    keepPackets: office.keepPackets,
    packetsKeptDays: packetDays ?? null,
    ...(emailsStopped && { emailsStopped: true }),
  }
}
