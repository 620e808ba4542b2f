import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problem-details.ts'

/**
 * Serves the built web app: its files, the signing room's page, and the app's own page for every
 * other address that a browser opens, since the routes below it are the app's.
 */
export async function useWebApp(
  app: FastifyInstance,
  { folder, publicUrl }: { folder: string; publicUrl: string },
): Promise<void> {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', cachingOf(path.relative(folder, file)))
      },
    })
  }

  const page = (name: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const home = homeOf(request, new URL(publicUrl))
    return home ? reply.redirect(home) : sendPage(request, reply, path.join(folder, name))
  }
  app.get('/', page('index.html'))
  app.get('/signing-room', page(roomPage))
  app.get('/signing-room.html', page(roomPage))
  app.setNotFoundHandler(async (request, reply) => {
    return isPage(request)
      ? page('index.html')(request, reply)
      : sendProblem(reply, { code: 'not-found' })
  })
}

/**
 * This machine has several names, and a login that began under one cannot end under another: its
 * cookie is bound to the name. Whoever comes by another one is sent to the one that we go by.
 */
function homeOf(request: FastifyRequest, home: URL): string | undefined {
  const here = URL.parse(`http://${request.host}`)
  const sameMachine = here && isLoopback(here) && isLoopback(home)
  const otherName = here?.hostname !== home.hostname && here?.port === home.port

  return sameMachine && otherName ? home.origin + request.url : undefined
}

function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Files under `assets` carry their hash in their name and never change. */
function cachingOf(file: string): string {
  return file.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** What the address bar asks for; files and calls that do not exist are not pages. */
function isPage(request: FastifyRequest): boolean {
  const [address = '/'] = request.url.split('?')

  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(api|oidc|assets|dev)(\/|$)/.test(address) &&
    !/\/[^/]*\.[^/]*$/.test(address)
  )
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, file: string) {
  const html = await readPage(file)
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
  if (!html) {
    return reply.code(503).send(notBuilt)
  }
  if (/^\/(sign|signing-room)([/?]|$)/.test(request.url)) {
    // Whoever has the link can sign: it is neither kept nor indexed.
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
  }
  if (request.url.startsWith('/sign/')) {
    reply.header('link', await filesAhead(html, path.join(path.dirname(file), roomPage)))
  }

  return reply.send(html)
}

function readPage(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

const roomPage = 'signing-room.html'

/**
 * The files of the room that this page is about to frame, but for those that it has itself: on a slow
 * network they come while the page still asks who is there, and not one journey later.
 */
async function filesAhead(html: string, room: string): Promise<string> {
  const own = filesOf(html)
  const others = filesOf((await readPage(room)) ?? '').filter((file) => !own.includes(file))

  return others.map((file) => `<${file}>; rel=prefetch`).join(', ')
}

function filesOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? [])
}

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Countersign</title>
<p>The web app has not been built yet. Run “npm run build” in the project’s folder and reload this page. The API answers already; see <a href="/api/docs">/api/docs</a>.</p></html>
`
