import { sessions } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { currentSessionId } from './sessions/current-session-id.ts'

/** For the browser, once its session here has ended (OpenID Connect RP-Initiated Logout 1.0). */
export async function findLogoutUrl(ctx: Context): Promise<{ url?: string }> {
  const { membership, publicUrl } = ctx.ports
  const sessionId = currentSessionId(ctx)
  if (!sessionId) {
    return {}
  }

  const [session] = await ctx.db
    .select({ idToken: sessions.idToken })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  const url = await membership.logoutUrl({
    idToken: session?.idToken ?? undefined,
    returnUrl: `${publicUrl}/login`,
  })

  return url ? { url } : {}
}
