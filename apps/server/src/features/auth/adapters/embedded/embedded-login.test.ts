import { createServer } from 'node:net'
import { users } from '@countersign/database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../../../../bootstrap/build-app.ts'
import { createMembership } from '../../../../bootstrap/create-membership.ts'
import { readConfig } from '../../../../config/config.ts'
import { createLogger } from '../../../../kernel/logger.ts'
import { startTestApp, type TestApp } from '../../../../testing/index.ts'
import { HttpBrowser } from '../../testing/http-browser.ts'
import { createOpenidMembership } from '../openid/openid-membership.ts'

/** The complete OpenID Connect flow with the embedded membership, over the network like a browser. */

let server: TestApp
let app: FastifyInstance
let base: string
beforeAll(async () => {
  server = await startTestApp()
  const port = await freePort()
  base = `http://localhost:${port}`
  const log = createLogger('silent')
  const config = readConfig({ PUBLIC_URL: base })
  const origin = `http://127.0.0.1:${port}`
  const { membership, plugins } = await createMembership({
    config,
    log,
    ownOrigin: () => origin,
    db: server.services.db,
    secretKey: 'x'.repeat(32),
  })
  const ports = { ...server.services.ports, membership, publicUrl: base }
  const settings = { log, trustProxy: false, rateLimits: false, webFolder: '/nowhere', plugins }
  app = await buildApp({ ...server.services, ports }, settings)
  await app.listen({ host: '127.0.0.1', port })
})
afterAll(async () => {
  await app.close()
  await server.stop()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const LoginUrl = z.object({ url: z.string() })
const Finished = z.object({ token: z.string().optional(), code: z.string().optional() })

const typed = (email: string, password: string) => ({
  method: 'POST',
  body: new URLSearchParams({ email, password }),
})

async function toLoginPage(browser: HttpBrowser, query = '') {
  const { response } = await browser.open(`${base}/api/auth/login${query}`)
  const { url } = LoginUrl.parse(await response.json())
  return { url, page: await browser.open(url) }
}

async function finish(browser: HttpBrowser, callback: string) {
  const { response } = await browser.open(`${base}/api/auth/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new URL(callback).searchParams)),
  })
  return { status: response.status, body: Finished.parse(await response.json()) }
}

test('the login page asks for Email and Password, and keeps the email after a wrong password', async () => {
  const browser = new HttpBrowser()
  const { page } = await toLoginPage(browser)
  const html = await page.response.text()
  expect(html).toMatch(/<label for="email">Email<\/label>/)
  expect(html).toMatch(/<label for="password">Password<\/label>/)
  expect(html).toMatch(/<button type="submit">Sign in<\/button>/)
  expect(page.response.headers.get('content-security-policy')).toMatch(/default-src 'self'/)

  const { response } = await browser.open(page.at, typed('"><b>owner@example.com', 'wrong'))
  expect(response.status).toBe(422)
  const again = await response.text()
  expect(again).toMatch(/value="&#34;&#62;&#60;b&#62;owner@example\.com"/)
  expect(again).toMatch(/aria-describedby="password-error"/)
  expect(again).not.toContain('wrong"')
})

test('a demo member logs in by code flow with PKCE', async () => {
  const browser = new HttpBrowser()
  const { url, page } = await toLoginPage(browser)
  const asked = new URL(url).searchParams
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.get('state')).toMatch(/^[\w-]{43}$/)
  expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/)

  const { at } = await browser.open(page.at, typed(' Owner@Example.com ', 'countersign'))
  expect(at).toMatch(`${base}/auth/callback?code=`)
  const stolen = await finish(new HttpBrowser(), at)
  expect([stolen.status, stolen.body.code]).toEqual([400, 'login-failed'])
  const { status, body } = await finish(browser, at)
  expect(status).toBe(200)

  const me = await app.inject({
    url: '/api/auth/me',
    headers: { authorization: `Bearer ${body.token}` },
  })
  expect(me.json().user).toMatchObject({ email: 'owner@example.com' })
  const [user] = await server.services.db.select().from(users)
  expect(user).toMatchObject({ subject: 'owner', issuer: 'urn:countersign:embedded-membership' })
})

test('a browser with a session is not asked for the password again, unless the app requires it', async () => {
  const browser = new HttpBrowser()
  const first = await toLoginPage(browser)
  await browser.open(first.page.at, typed('agent@example.com', 'countersign'))

  const known = await toLoginPage(browser)
  expect(known.page.at).toMatch('/auth/callback?code=')
  const asked = await toLoginPage(browser, '?prompt=login')
  expect(asked.page.at).toMatch('/oidc/interaction/')
})

test('a code from another login is rejected', async () => {
  const mine = new HttpBrowser()
  const theirs = new HttpBrowser()
  const their = await toLoginPage(theirs)
  const { at } = await theirs.open(their.page.at, typed('agent@example.com', 'countersign'))
  const my = await toLoginPage(mine)
  const forged = new URL(at)
  forged.searchParams.set('state', new URL(my.url).searchParams.get('state') ?? '')

  expect((await finish(mine, forged.href)).body.code).toBe('login-failed')
})

test('a login page from another browser, or a made-up one, has expired', async () => {
  const { page } = await toLoginPage(new HttpBrowser())

  for (const address of [page.at, `${base}/oidc/interaction/made-up`]) {
    const { response } = await new HttpBrowser().open(address)
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/This login has expired/)
  }
})

test('an issuer that does not respond is unavailable, not a failed login', async () => {
  const membership = createOpenidMembership({
    issuer: `http://127.0.0.1:${await freePort()}`,
    clientId: 'countersign',
    clientSecret: 'secret',
    redirectUri: `${base}/auth/callback`,
    log: createLogger('silent'),
  })
  const request = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43), forceLogin: false }

  await expect(membership.begin(request)).rejects.toMatchObject({ code: 'provider-unavailable' })
})

test('demo members log in where the public address is plain HTTP in a local network', async () => {
  const publicUrl = 'http://192.0.2.7:3000'
  const log = createLogger('silent')
  let origin = ''
  const { membership, plugins } = await createMembership({
    config: readConfig({ PUBLIC_URL: publicUrl }),
    log,
    ownOrigin: () => origin,
    db: server.services.db,
    secretKey: 'x'.repeat(32),
  })
  const ports = { ...server.services.ports, membership, publicUrl }
  const settings = { log, trustProxy: false, rateLimits: false, webFolder: '/nowhere', plugins }
  const local = await buildApp({ ...server.services, ports }, settings)
  origin = await local.listen({ host: '127.0.0.1', port: 0 })
  const isAvailable = await membership.check()
  await local.close()

  expect(isAvailable).toBe(true)
})
