import { limits } from '@countersign/contract/rules/limits'
import type { MemberSession } from '@countersign/contract/schemas/auth'
import { sessions } from '@countersign/database'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { personId, type Context } from '../../kernel/context.ts'
import { addMs } from '../../kernel/time.ts'
import { currentSessionId } from './current-session-id.ts'
import { describeDevice } from './describe-device.ts'

/** More are not shown, and still end together. */
const maxListed = 50

/** Those that still work: not ended, used within the hour, and within their absolute life. */
export async function listSessions(ctx: Context): Promise<{ sessions: MemberSession[] }> {
  const now = ctx.clock.now()
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, personId(ctx)),
        isNull(sessions.endedAt),
        gt(sessions.createdAt, addMs(now, -limits.sessionMs)),
        gt(sessions.lastSeenAt, addMs(now, -limits.inactivityTimeoutMs)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(maxListed)

  const current = currentSessionId(ctx)
  return { sessions: rows.map((row) => presentSession(row, current)) }
}

function presentSession(
  { id, userAgent, createdAt, lastSeenAt }: typeof sessions.$inferSelect,
  current: string | undefined,
): MemberSession {
  return {
    _id: id,
    device: describeDevice(userAgent ?? ''),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === current,
  }
}
