import { calls } from '@countersign/contract/calls'
import { Answer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import type { Context } from '../../kernel/context.ts'
import { beginLogin, type StartedLogin } from './begin-login.ts'
import { completeLogin } from './complete-login.ts'
import { findLogoutUrl } from './find-logout-url.ts'
import { readMe } from './read-me.ts'
import {
  endByMembership,
  endOneSession,
  endOtherSessions,
  endOwnSession,
  listSessions,
} from '../sessions/index.ts'

export function authRoutes(registry: RouteRegistry): void {
  registerEndpoint(
    registry,
    calls.getLogin,
    async (ctx, { query, cookies }) =>
      withBrowserCookie(
        ctx,
        await beginLogin(ctx, {
          browser: cookies[browserCookie(ctx).name],
          forceLogin: query.prompt === 'login',
        }),
      ),
    { perMinute: 120 },
  )
  registerEndpoint(
    registry,
    calls.postCallback,
    (ctx, { body, cookies }) =>
      completeLogin(ctx, { callback: body, browser: cookies[browserCookie(ctx).name] }),
    { perMinute: 120 },
  )
  registerEndpoint(registry, calls.getMe, (ctx) => readMe(ctx))
  registerEndpoint(registry, calls.getLogout, (ctx, { bearer }) =>
    findLogoutUrl(ctx, { token: bearer }),
  )
  registerEndpoint(registry, calls.postLogout, (ctx) => endOwnSession(ctx))
  registerEndpoint(
    registry,
    calls.postBackchannelLogout,
    (ctx, { bytes }) => endByMembership(ctx, { logoutToken: readLogoutToken(bytes) }),
    { rawBody: 'application/x-www-form-urlencoded', perMinute: 600 },
  )
  registerEndpoint(registry, calls.getSessions, (ctx) => listSessions(ctx))
  registerEndpoint(registry, calls.deleteSession, (ctx, { params }) => endOneSession(ctx, params))
  registerEndpoint(registry, calls.postEndOtherSessions, (ctx) => endOtherSessions(ctx))
}

function readLogoutToken(form: Uint8Array): string {
  return new URLSearchParams(Buffer.from(form).toString('utf8')).get('logout_token') ?? ''
}

function withBrowserCookie(ctx: Context, { url, browser }: StartedLogin): Answer<{ url: string }> {
  const { name, scope } = browserCookie(ctx)
  const cookie = `${name}=${browser}; ${scope}; Max-Age=3600; HttpOnly; SameSite=Lax`

  return new Answer({ url }, { 'set-cookie': cookie })
}

/** With `__Host-` no other subdomain can set it (RFC 6265bis, 4.1.3.2); that needs https and this path. */
function browserCookie({ ports }: Context): { name: string; scope: string } {
  return ports.publicUrl.startsWith('https:')
    ? { name: '__Host-countersign_login', scope: 'Path=/; Secure' }
    : { name: 'countersign_login', scope: 'Path=/api/auth' }
}
