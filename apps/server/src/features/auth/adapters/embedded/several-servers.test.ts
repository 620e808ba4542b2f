import { createServer, request, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../../../../bootstrap/build-app.ts'
import { createMembership } from '../../../../bootstrap/create-membership.ts'
import { readConfig } from '../../../../config/config.ts'
import { createLogger } from '../../../../kernel/logger.ts'
import { startTestApp, type TestApp } from '../../../../testing/index.ts'
import { HttpBrowser } from '../../testing/http-browser.ts'

/** Two servers on one database, behind a proxy that sends every request to the other one. */

const LoginUrl = z.object({ url: z.string() })

let database: TestApp
let proxy: Server
let base: string
let servers: FastifyInstance[] = []
let requests = 0

beforeAll(async () => {
  database = await startTestApp()
  proxy = createServer((incoming, outgoing) => {
    requests += 1
    const { method, url, headers } = incoming
    const port = portOf(servers[requests % servers.length]?.server)
    const forwarded = request({ port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  base = `http://localhost:${portOf(proxy)}`
  servers = [await startServer(), await startServer()]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  proxy.closeAllConnections()
  await new Promise((resolve) => proxy.close(resolve))
  await database.stop()
})

async function startServer(): Promise<FastifyInstance> {
  const log = createLogger('silent')
  const { membership, plugins } = await createMembership({
    config: readConfig({ PUBLIC_URL: base }),
    log,
    ownOrigin: () => `http://127.0.0.1:${portOf(proxy)}`,
    db: database.services.db,
    secretKey: 'the-secret-key-that-all-servers-share',
  })
  const ports = { ...database.services.ports, membership, publicUrl: base }
  const options = { log, trustProxy: false, rateLimits: false, webFolder: '/nowhere', plugins }
  const app = await buildApp({ ...database.services, ports }, options)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

function portOf(server: Server | FastifyInstance['server'] | undefined): number {
  const address = server?.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function toLoginPage(browser: HttpBrowser): Promise<string> {
  const { response } = await browser.open(`${base}/api/auth/login`)
  const { url } = LoginUrl.parse(await response.json())
  return (await browser.open(url)).at
}

async function signIn(browser: HttpBrowser, page: string): Promise<string> {
  const body = new URLSearchParams({ email: 'agent@example.com', password: 'countersign' })
  return (await browser.open(page, { method: 'POST', body })).at
}

async function finish(browser: HttpBrowser, callback: string): Promise<number> {
  const { response } = await browser.open(`${base}/api/auth/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new URL(callback).searchParams)),
  })
  return response.status
}

test('the steps of a login can meet any server', async () => {
  for (const _ of ['begun at one', 'begun at the other']) {
    const browser = new HttpBrowser()
    const callback = await signIn(browser, await toLoginPage(browser))

    expect(callback).toContain('/auth/callback?code=')
    expect(await finish(browser, callback)).toBe(200)
    requests += 1
  }
})

test('a login, and the membership’s own session, survive a restart of every server', async () => {
  const browser = new HttpBrowser()
  const page = await toLoginPage(browser)
  await restart()
  const callback = await signIn(browser, page)
  await restart()
  expect(await finish(browser, callback)).toBe(200)

  expect(await toLoginPage(browser)).toContain('/auth/callback?code=')
})

async function restart(): Promise<void> {
  await Promise.all(servers.map((server) => server.close()))
  servers = [await startServer(), await startServer()]
}
