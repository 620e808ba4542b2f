import * as calls from '@countersign/contract/calls'
import { Answer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import type { Context } from '../../kernel/context.ts'
import { readOwnUser } from '../users/index.ts'
import { beginLogin, type StartedLogin } from './begin-login.ts'
import { completeLogin } from './complete-login.ts'
import { endSession } from './end-session.ts'

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
  registerEndpoint(registry, calls.postLogout, async (ctx) => endSession(ctx))
}

function withBrowserCookie(ctx: Context, { url, browser }: StartedLogin): Answer<{ url: string }> {
  const secure = ctx.ports.publicUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = `${browserCookie}=${browser}; Path=/api/auth; Max-Age=3600; HttpOnly; SameSite=Lax${secure}`

  return new Answer({ url }, { 'set-cookie': cookie })
}
