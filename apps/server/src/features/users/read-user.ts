import { defaultReminderPlan } from '@countersign/contract/rules/reminders'
import type { User } from '@countersign/contract/schemas/users'
import { users } from '@countersign/database'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { areOwnMailsStopped } from '../../infrastructure/mail/mail-stops.ts'
import { memberId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { RetentionPeriods } from '../../kernel/ports.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { listFirstProperties } from '../properties/index.ts'

/** A member without their properties, which may be many. */
export type Account = Omit<User, 'properties'>

export async function readOwnUser(ctx: Context): Promise<User> {
  const account = await readOwnAccount(ctx)
  const { properties, hasMore } = await listFirstProperties(ctx)

  return { ...account, properties, ...(hasMore && { hasMoreProperties: true }) }
}

export async function readOwnAccount(ctx: Context): Promise<Account> {
  const [user] = await ctx.db
    .select({ ...getTableColumns(users), emailsStopped: areOwnMailsStopped })
    .from(users)
    .where(eq(users.id, memberId(ctx)))
  if (!user) {
    throw new DomainError('user-not-found')
  }

  return presentAccount(user, ctx.ports.retention)
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
    .where(and(eq(users.id, memberId(ctx)), eq(users.subject, subject.id)))
  if (!self) {
    throw new DomainError('user-not-found')
  }

  return readOwnUser(ctx)
}

function presentAccount(
  user: typeof users.$inferSelect & { emailsStopped: boolean },
  { packetDays }: RetentionPeriods,
): Account {
  const { phone, noticeAddress, companyName } = user

  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    ...(phone !== null && { phone }),
    ...(noticeAddress !== null && { noticeAddress }),
    ...(companyName !== null && { companyName }),
    dbaNames: user.dbaNames,
    reminders: user.reminderPlan ?? defaultReminderPlan,
    mailOnSignature: user.mailOnSignature,
    keepPackets: user.keepPackets,
    packetsKeptDays: packetDays ?? null,
    ...(user.emailsStopped && { emailsStopped: true }),
  }
}
