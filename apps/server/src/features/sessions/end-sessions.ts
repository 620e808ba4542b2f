import { sessions } from '@countersign/database'
import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { actingAs, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { currentSessionId } from './current-session-id.ts'

/**
 * Ends the sessions that match: their tokens stop working, and so do the signing rooms that were
 * opened from them. Idempotent. Race-safe: a session that was ended meanwhile ends no others, so that of
 * two that end each other one stays. Returns how many were still open.
 */
export async function endSessions(ctx: Context, which: SQL | undefined): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const open = await lockOpenSessions(tx, which)
    const ended = await tx.db
      .update(sessions)
      .set({ endedAt: tx.clock.now(), sealedIdToken: null })
      .where(and(which, inArray(sessions.id, open)))
      .returning({ sessionId: sessions.id, userId: sessions.userId })
    for (const { sessionId, userId } of ended) {
      const by =
        tx.actor.kind === 'member' ? tx : actingAs(tx, { kind: 'member', userId, sessionId })
      await recordEvent(by, {
        stream: userStream(userId),
        type: 'session.closed',
        data: { sessionId },
      })
    }

    return ended.length
  })
}

/** Those that match, and the one that asks. In one order, so that nobody waits for each other. */
async function lockOpenSessions(ctx: Context, which: SQL | undefined): Promise<string[]> {
  const own = currentSessionId(ctx)
  const rows = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isNull(sessions.endedAt), own ? or(which, eq(sessions.id, own)) : which))
    .orderBy(asc(sessions.id))
    .for('update')
  const open = rows.map(({ id }) => id)
  if (own && open.length > 0 && !open.includes(own)) {
    throw new DomainError('not-signed-in', 'Please log in.')
  }

  return open
}
