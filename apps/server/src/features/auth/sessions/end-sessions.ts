import { sessions } from '@countersign/database'
import { and, isNull, type SQL } from 'drizzle-orm'
import { actingAs, type Context } from '../../../kernel/context.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'

/**
 * Ends the sessions that match: their tokens stop working, and so do the signing rooms that were
 * opened from them. Idempotent. Returns how many were still open.
 */
export async function endSessions(ctx: Context, which: SQL | undefined): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .update(sessions)
      .set({ endedAt: tx.clock.now(), idToken: null })
      .where(and(which, isNull(sessions.endedAt)))
      .returning({ sessionId: sessions.id, userId: sessions.userId })
    for (const { sessionId, userId } of ended) {
      const member = actingAs(tx, { kind: 'member', userId, sessionId })
      await recordEvent(member, {
        stream: userStream(userId),
        type: 'session.closed',
        data: { sessionId },
      })
    }

    return ended.length
  })
}
