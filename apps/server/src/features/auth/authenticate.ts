import { limits } from '@countersign/contract/rules/limits'
import { officePeople, prepareStatement, sessions, users } from '@countersign/database'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Actor, Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { isEnded } from '../sessions/index.ts'

/** Precision of "last seen": saves a write per request. */
const lastSeenPrecisionMs = 60_000

/**
 * A session ends after an hour of inactivity and, however active, after twelve hours. Background
 * polling does not count as activity.
 */
export async function authenticate(
  ctx: Context,
  request: { token: string; background: boolean },
): Promise<Actor & { kind: 'member' }> {
  const found = await readSession(ctx, request.token)
  if (!found || found.session.endedAt) {
    throw new DomainError('not-signed-in', 'Please log in.')
  }
  const { session, office } = found
  const now = ctx.clock.now()
  if (isEnded(session, now)) {
    throw new DomainError(
      'session-expired',
      'For your safety, a login lasts at most 12 hours. Please log in again.',
      undefined,
      'too-long',
    )
  }

  const idleMs = now.getTime() - session.lastSeenAt.getTime()
  if (idleMs > limits.inactivityTimeoutMs) {
    throw new DomainError(
      'session-expired',
      'Your session has expired due to inactivity. Please log in again.',
    )
  }
  if (idleMs >= lastSeenPrecisionMs && !request.background) {
    await markSeen(ctx, session.id)
  }

  return {
    kind: 'member',
    userId: session.userId,
    sessionId: session.id,
    ...(session.isStaff && { isStaff: true }),
    ...(office && { office }),
  }
}

async function readSession(ctx: Context, token: string) {
  const [found] = await sessionByToken(ctx.db).execute({ tokenSha256: sha256(token) })

  return found
}

/** With the office that they work in, unless they were removed from it. */
const sessionByToken = prepareStatement('session_by_token', (db) =>
  db
    .select({
      session: sessions,
      office: {
        id: officePeople.officeId,
        role: officePeople.role,
        homes: officePeople.homeIds,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      officePeople,
      and(eq(officePeople.officeId, users.worksIn), eq(officePeople.userId, users.id)),
    )
    .where(eq(sessions.tokenSha256, sql.placeholder('tokenSha256'))),
)

async function markSeen(ctx: Context, sessionId: string): Promise<void> {
  const now = ctx.clock.now()

  await ctx.db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, now)))
}
