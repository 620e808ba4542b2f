import { officePeople, sessions, users } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { endSessions } from '../sessions/index.ts'

/**
 * The row is the office's and stays with its packets, homes and settings, but nobody logs in by it again.
 * The person gets a row of their own, and with it an empty office, and keeps what they have joined.
 */
export async function removeFounder(
  ctx: Context,
  office: typeof users.$inferSelect,
): Promise<void> {
  const now = ctx.clock.now()
  const id = ctx.ids.uuid()
  const { issuer, subject, name, email, phone, mailOnSignature, worksIn } = office

  await endSessions(ctx, eq(sessions.userId, office.id))
  await ctx.db
    .update(users)
    .set({ subject: `left:${office.id}`, worksIn: null, founderLeftAt: now, updatedAt: now })
    .where(eq(users.id, office.id))
  await ctx.db.insert(users).values({
    ...{ id, issuer, subject, name, email, phone, mailOnSignature, worksIn },
    createdAt: now,
    updatedAt: now,
  })
  await ctx.db.update(officePeople).set({ userId: id }).where(eq(officePeople.userId, office.id))
}
