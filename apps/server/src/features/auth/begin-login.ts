import { loginAttempts } from '@countersign/database'
import { lt } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { addMs, minutes } from '../../kernel/time.ts'

const attemptMs = minutes(15)

export interface StartedLogin {
  url: string
  /** For the cookie that binds the callback to this browser. */
  browser: string
}

/**
 * Starts the OpenID Connect code flow. State, nonce and PKCE verifier are stored and bound to this
 * browser, which may have several logins in progress, one per tab.
 */
export async function beginLogin(
  ctx: Context,
  input: { browser: string | undefined; forceLogin: boolean },
): Promise<StartedLogin> {
  const browser = isSecret(input.browser) ? input.browser : ctx.ids.secret(32)
  const state = ctx.ids.secret(32)
  const nonce = ctx.ids.secret(32)
  const codeVerifier = ctx.ids.secret(48)
  const url = await ctx.ports.membership.begin({
    state,
    nonce,
    codeVerifier,
    forceLogin: input.forceLogin,
  })

  const now = ctx.clock.now()
  await ctx.db.delete(loginAttempts).where(lt(loginAttempts.expiresAt, now))
  await ctx.db.insert(loginAttempts).values({
    stateSha256: sha256(state),
    browserSha256: sha256(browser),
    codeVerifier,
    nonce,
    expiresAt: addMs(now, attemptMs),
  })

  return { url, browser }
}

function isSecret(cookie: string | undefined): cookie is string {
  return /^[\w-]{43}$/.test(cookie ?? '')
}
