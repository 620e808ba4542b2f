import { sessions } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { currentSessionId, openIdToken } from '../sessions/index.ts'

/** For the browser, once its session here has ended (OpenID Connect RP-Initiated Logout 1.0). */
export async function findLogoutUrl(
  ctx: Context,
  { token }: { token: string | undefined },
): Promise<{ url?: string }> {
  const { membership, publicUrl } = ctx.ports
  const sessionId = currentSessionId(ctx)
  if (!sessionId) {
    return {}
  }

  const [session] = await ctx.db
    .select({ sealedIdToken: sessions.sealedIdToken })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  const sealed = session?.sealedIdToken
  const url = await membership.logoutUrl({
    idToken: sealed && token ? openIdToken(sealed, token) : undefined,
    returnUrl: `${publicUrl}/login`,
  })

  return url ? { url } : {}
}
