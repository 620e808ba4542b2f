import { sessions, usedLogoutTokens, users } from '@countersign/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { LogoutNotice } from '../../kernel/ports.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { addMs, days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { endSessions } from './end-sessions.ts'

/** Longer than a logout token is accepted, so that none is accepted twice. */
const rememberMs = days(1)

/**
 * OpenID Connect Back-Channel Logout 1.0: the issuer says that a person has logged out there. Ends
 * the sessions of that login (`sid`), or without one all of the person's (`sub`). A token works once;
 * one for a login that has ended already is accepted.
 */
export async function endByMembership(
  ctx: Context,
  { logoutToken }: { logoutToken: string },
): Promise<void> {
  const notice = await readNotice(ctx, logoutToken)

  await inTransaction(ctx, async (tx) => {
    const unused = await tx.db
      .insert(usedLogoutTokens)
      .values({
        jtiSha256: sha256(`${notice.issuer} ${notice.tokenId}`),
        expiresAt: addMs(tx.clock.now(), rememberMs),
      })
      .onConflictDoNothing()
      .returning()
    if (unused.length === 0) {
      throw invalid('This logout token was used before.')
    }
    await endSessions(tx, sessionsOf(tx, notice))
  })
}

async function readNotice(ctx: Context, token: string): Promise<LogoutNotice> {
  try {
    return await ctx.ports.membership.readLogoutToken(token)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'login-failed') {
      throw invalid('This is not a valid logout token.')
    }
    throw error
  }
}

function invalid(detail: string): DomainError {
  return new DomainError('invalid-request', detail)
}

function sessionsOf(ctx: Context, { issuer, issuerSession, subject }: LogoutNotice) {
  const people = ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.issuer, issuer), subject ? eq(users.subject, subject) : undefined))

  return and(
    inArray(sessions.userId, people),
    issuerSession ? eq(sessions.issuerSession, issuerSession) : undefined,
  )
}
