import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Association } from '../kernel/ports.ts'
import { addAssociation, serveAssociation } from './association.ts'
import { listPageLinks, roomPage, signingLink } from './page-links.ts'
import { sendProblem } from './problem-details.ts'

interface WebAppOptions {
  folder: string
  publicUrl: string
  association?: Association | undefined
}

/**
 * The built web app: assets, the pages of residents' and applicants' links and of the signing room, and `index.html`
 * for every other client-side route.
 */
export async function useWebApp(
  app: FastifyInstance,
  { folder, publicUrl, association }: WebAppOptions,
): Promise<void> {
  if (existsSync(folder)) {
    await app.register((scope) => serveFiles(scope, folder))
  }

  const page = (name: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const redirect = canonicalUrl(request, new URL(publicUrl))
    return redirect
      ? reply.redirect(redirect)
      : sendPage(request, reply, { file: path.join(folder, name), association })
  }
  serveAssociation(app, association)
  for (const [url, name] of [
    ['/', 'index.html'],
    ['/signing-room', roomPage],
    ['/signing-room.html', roomPage],
  ] as const) {
    app.route({ method: ['GET', 'HEAD'], url, handler: page(name) })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isLink = [signingLink, incompleteLink, applicationLink].some((link) =>
      link.test(request.url),
    )
    if (!isRead(request) || !(isLink || isPage(request))) {
      return sendProblem(reply, { code: 'not-found' })
    }
    const name = isLink ? 'signing-link.html' : 'index.html'
    return page(name)(request, reply)
  })
}

async function serveFiles(scope: FastifyInstance, folder: string): Promise<void> {
  scope.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
    if (status === 403) {
      // A folder.
      return sendProblem(reply, { code: 'not-found' })
    }
    if (status === 400 || status === 412) {
      return sendProblem(reply, { code: 'invalid-request' })
    }
    throw error
  })
  await scope.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControl(path.relative(folder, file)))
    },
  })
}

/**
 * Redirects between `localhost` and `127.0.0.1` to the public URL: the login cookie is bound to the
 * host name.
 */
function canonicalUrl(request: FastifyRequest, home: URL): string | undefined {
  const here = URL.parse(`http://${request.host}`)
  const sameMachine = here && isLoopback(here) && isLoopback(home)
  const otherName = here?.hostname !== home.hostname && here?.port === home.port

  return sameMachine && otherName ? home.origin + request.url : undefined
}

function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Files under `assets` carry their hash in their name and never change. */
function cacheControl(file: string): string {
  return file.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** A link without its code: the resident or applicant reads so in their language. */
const incompleteLink = /^\/(sign|apply)\/?(\?|$)/i
/** `/apply/{code}` and `/apply/confirm/{code}` */
const applicationLink = /^\/apply\/(confirm\/)?[^/?]+\/?(\?|$)/i

/** What only programs ask for: an answer of 200 would tell them that it is there. */
const notPages =
  /^\/+(api|oidc|assets|association\/logo|dev|metrics|prometheus|healthz?|livez|readyz|ready|ping|version|status|server-status|actuator|debug|swagger|graphql|\.[^/]+)(\/|$)/i

/** Not for missing files, API calls, and what only machines ask for, such as `/metrics` or `/.well-known`. */
function isPage({ url }: FastifyRequest): boolean {
  const address = decode(url.split('?')[0] ?? '/')
  // A dot at the end came from the sentence around a link.
  const isFile = /\/[^/]*\.[^/]*\w[^/]*$/.test(address)

  return !notPages.test(address) && !isFile
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, association }: { file: string; association: Association | undefined },
) {
  const html = await readPage(file)
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
  if (!html) {
    return reply.code(503).send(notBuilt)
  }
  if (/^\/(sign|signing-room|apply)([/?]|$)/.test(request.url)) {
    // Whoever has the link can sign or ask to apply: never cache or index it.
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
  }
  const links = await listPageLinks(path.dirname(file), { url: request.url, html })
  if (links.length > 0) {
    reply.header('link', links.join(', '))
  }

  return reply.send(addAssociation(html, association))
}

function readPage(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Countersign</title>
<p>The web app has not been built yet. Run “npm run build” in the project’s folder and reload this page. The API is running: see <a href="/api/docs">/api/docs</a>.</p></html>
`
