import type { LoginCallback } from '@countersign/contract/schemas/auth'
import { loginAttempts, sessions, users } from '@countersign/database'
import { and, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import { actingAs, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { MembershipLogin, MembershipPerson } from '../../kernel/ports.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { sealIdToken } from '../sessions/index.ts'
import { userStream } from '../../kernel/events/event-stream.ts'

const detail = 'This login was started elsewhere or took too long. Please log in again.'

export interface LoginInput {
  callback: z.output<typeof LoginCallback>
  /** The browser's login cookie. */
  browser: string | undefined
}

/**
 * Exchanges the membership's code for a session. The state must come from this browser, is valid for
 * 15 minutes and can be used once.
 */
export async function completeLogin(ctx: Context, input: LoginInput): Promise<{ token: string }> {
  const { code, state, iss } = input.callback
  if (!state || !input.browser) {
    throw new DomainError('login-failed', detail)
  }

  const { nonce, codeVerifier } = await consumeAttempt(ctx, state, input.browser)
  const login = await ctx.ports.membership.complete({
    code,
    state,
    nonce,
    codeVerifier,
    ...(iss ? { iss } : {}),
  })

  return inTransaction(ctx, async (tx) =>
    openSession(tx, { userId: await upsertUser(tx, login.person), login }),
  )
}

async function consumeAttempt(ctx: Context, state: string, browser: string) {
  const [attempt] = await ctx.db
    .delete(loginAttempts)
    .where(
      and(
        eq(loginAttempts.stateSha256, sha256(state)),
        eq(loginAttempts.browserSha256, sha256(browser)),
        gt(loginAttempts.expiresAt, ctx.clock.now()),
      ),
    )
    .returning()
  if (!attempt) {
    throw new DomainError('login-failed', detail)
  }

  return attempt
}

/** Issuer and subject identify the member; the email is updated from the membership. */
async function upsertUser(ctx: Context, person: MembershipPerson): Promise<string> {
  const now = ctx.clock.now()
  const [user] = await ctx.db
    .insert(users)
    .values({ id: ctx.ids.uuid(), ...person, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: { email: person.email, updatedAt: now },
    })
    .returning({ id: users.id })
  if (!user) {
    throw new Error('The member could not be saved.')
  }

  return user.id
}

/** 256 random bits; only the hash is stored. */
async function openSession(
  ctx: Context,
  { userId, login }: { userId: string; login: MembershipLogin },
): Promise<{ token: string }> {
  const token = ctx.ids.secret(32)
  const sessionId = ctx.ids.uuid()
  const now = ctx.clock.now()
  await ctx.db.insert(sessions).values({
    id: sessionId,
    userId,
    tokenSha256: sha256(token),
    createdAt: now,
    lastSeenAt: now,
    userAgent: ctx.origin.userAgent,
    isStaff: login.isStaff ?? false,
    issuerSession: login.issuerSession,
    sealedIdToken: login.idToken && sealIdToken(login.idToken, token),
  })
  await recordEvent(actingAs(ctx, { kind: 'member', userId }), {
    stream: userStream(userId),
    type: 'session.opened',
    data: { sessionId },
  })

  return { token }
}
