import { loginAttempts } from '@countersign/database'
import { lt } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { sha256 } from '../../kernel/sha256.ts'

const attemptMs = 15 * 60_000

export interface BegunLogin {
  url: string
  /** For the cookie that ties the callback to this browser. */
  browser: string
}

/**
 * Starts the OpenID Connect code flow: state, nonce and PKCE verifier stay here, bound to the
 * browser that began. A browser may have several logins under way, one in each tab.
 */
export async function beginLogin(
  ctx: Context,
  input: { browser: string | undefined; askAgain: boolean },
): Promise<BegunLogin> {
  const browser = isSecret(input.browser) ? input.browser : ctx.ids.secret(32)
  const state = ctx.ids.secret(32)
  const nonce = ctx.ids.secret(32)
  const codeVerifier = ctx.ids.secret(48)
  const url = await ctx.ports.membership.begin({
    state,
    nonce,
    codeVerifier,
    askAgain: input.askAgain,
  })

  const now = ctx.clock.now()
  await ctx.db.delete(loginAttempts).where(lt(loginAttempts.expiresAt, now))
  await ctx.db.insert(loginAttempts).values({
    stateSha256: sha256(state),
    browserSha256: sha256(browser),
    codeVerifier,
    nonce,
    expiresAt: new Date(now.getTime() + attemptMs),
  })

  return { url, browser }
}

function isSecret(cookie: string | undefined): cookie is string {
  return /^[\w-]{43}$/.test(cookie ?? '')
}
