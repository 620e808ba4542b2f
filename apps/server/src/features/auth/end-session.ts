import { sessions } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import { memberId, type Context } from '../../kernel/context.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { userStream } from '../../kernel/events/event-stream.ts'

/** The token stops working, wherever it was copied to. */
export async function endSession(ctx: Context): Promise<void> {
  const userId = memberId(ctx)
  const sessionId = ctx.actor.kind === 'member' ? ctx.actor.sessionId : undefined
  if (!sessionId) {
    return
  }

  await inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .update(sessions)
      .set({ endedAt: tx.clock.now() })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id })
    if (ended.length > 0) {
      await recordEvent(tx, {
        stream: userStream(userId),
        type: 'session.closed',
        data: { sessionId },
      })
    }
  })
}
