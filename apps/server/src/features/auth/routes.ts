import * as calls from '@countersign/contract/calls'
import { Answer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import type { Context } from '../../kernel/context.ts'
import { readOwnUser } from '../users/index.ts'
import { beginLogin, type StartedLogin } from './begin-login.ts'
import { completeLogin } from './complete-login.ts'
import { findLogoutUrl } from './find-logout-url.ts'
import { endByMembership } from './sessions/end-by-membership.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { endOneSession, endOtherSessions, endOwnSession } from './sessions/member-session.ts'

const browserCookie = 'countersign_login'

export function authRoutes(registry: RouteRegistry): void {
  registerEndpoint(
    registry,
    calls.getLogin,
    async (ctx, { query, cookies }) =>
      withBrowserCookie(
        ctx,
        await beginLogin(ctx, {
          browser: cookies[browserCookie],
          forceLogin: query.prompt === 'login',
        }),
      ),
    { perMinute: 120 },
  )
  registerEndpoint(
    registry,
    calls.postCallback,
    (ctx, { body, cookies }) =>
      completeLogin(ctx, { callback: body, browser: cookies[browserCookie] }),
    { perMinute: 120 },
  )
  registerEndpoint(registry, calls.getMe, async (ctx) => ({ user: await readOwnUser(ctx) }))
  registerEndpoint(registry, calls.getLogout, (ctx) => findLogoutUrl(ctx))
  registerEndpoint(registry, calls.postLogout, (ctx) => endOwnSession(ctx))
  registerEndpoint(
    registry,
    calls.postBackchannelLogout,
    (ctx, { bytes }) => endByMembership(ctx, { logoutToken: readLogoutToken(bytes) }),
    { rawBody: 'application/x-www-form-urlencoded', bodyLimit: 20_000, perMinute: 600 },
  )
  registerEndpoint(registry, calls.getSessions, (ctx) => listSessions(ctx))
  registerEndpoint(registry, calls.deleteSession, (ctx, { params }) => endOneSession(ctx, params))
  registerEndpoint(registry, calls.postEndOtherSessions, (ctx) => endOtherSessions(ctx))
}

function readLogoutToken(form: Uint8Array): string {
  return new URLSearchParams(Buffer.from(form).toString('utf8')).get('logout_token') ?? ''
}

function withBrowserCookie(ctx: Context, { url, browser }: StartedLogin): Answer<{ url: string }> {
  const secure = ctx.ports.publicUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = `${browserCookie}=${browser}; Path=/api/auth; Max-Age=3600; HttpOnly; SameSite=Lax${secure}`

  return new Answer({ url }, { 'set-cookie': cookie })
}
