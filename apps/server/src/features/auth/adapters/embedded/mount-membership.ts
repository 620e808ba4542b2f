import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { checkPassword } from './demo-members.ts'
import { expiredPage, loginPage } from './login-page.ts'

const mountPath = '/oidc'

export function mountMembership(provider: Provider, publicUrl: string) {
  const handle = provider.callback()
  const publicAddress = new URL(publicUrl)

  return async (app: FastifyInstance): Promise<void> => {
    app.get(`${mountPath}/login.css`, async (_request, reply) =>
      reply.type('text/css').header('cache-control', 'no-cache').send(styles),
    )
    for (const [name, address] of Object.entries(fonts)) {
      const bytes = readFileSync(fileURLToPath(address))
      app.get(`${mountPath}/fonts/${name}.woff2`, async (_request, reply) =>
        reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(bytes),
      )
    }
    await app.register(async (scope) => registerPages(scope, provider))
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      // The provider parses request bodies itself.
      scope.addContentTypeParser('*', (_request, _body, done) => done(null))
      scope.route({
        method: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
        url: `${mountPath}/*`,
        config: { readsOwnBody: true },
        handler: (request, reply) => {
          reply.hijack()
          forward(request, reply, publicAddress)
          void handle(request.raw, reply.raw)
        },
      })
    })
  }
}

const fonts = {
  sans: import.meta
    .resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
  serif: import.meta
    .resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
}

const styles = readFileSync(new URL('./login-page.css', import.meta.url), 'utf8')

/** The provider builds URLs from the request's host: it must see the public one. */
function forward(request: FastifyRequest, reply: FastifyReply, address: URL): void {
  const { raw } = request
  const { url = '/' } = raw

  raw.headers['x-forwarded-host'] = address.host
  raw.headers['x-forwarded-proto'] = address.protocol.slice(0, -1)
  Object.assign(raw, { originalUrl: url, url: url.slice(mountPath.length) || '/' })
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) {
      reply.raw.setHeader(name, value)
    }
  }
}

function registerPages(scope: FastifyInstance, provider: Provider): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  scope.get(`${mountPath}/interaction/:uid`, async (request, reply) => {
    const open = await isOpen(provider, request, reply)
    return sendPage(reply, open ? loginPage({ email: '' }) : expiredPage, open ? 200 : 400)
  })
  scope.post(`${mountPath}/interaction/:uid`, (request, reply) => logIn(provider, request, reply))
}

async function logIn(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  if (!(await isOpen(provider, request, reply))) {
    return sendPage(reply, expiredPage, 400)
  }

  const typed = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const email = typed.get('email') ?? ''
  const accountId = checkPassword(email, typed.get('password') ?? '')
  if (!accountId) {
    return sendPage(reply, loginPage({ email, isWrong: true }), 422)
  }

  const next = await provider.interactionResult(request.raw, reply.raw, { login: { accountId } })
  return reply.redirect(next, 303)
}

/** `false` for a login that is finished, has expired or belongs to another browser. */
async function isOpen(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  try {
    await provider.interactionDetails(request.raw, reply.raw)
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') {
      return false
    }
    throw error
  }
}

function sendPage(reply: FastifyReply, html: string, status: number): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(html)
}
