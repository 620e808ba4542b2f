import type { IncomingMessage } from 'node:http'
import { test } from '@playwright/test'
import { expect } from './support/expect.ts'
import { OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server'
import { findFreePort } from './server/global-setup.ts'
import { startOwnServer, type OwnServer } from './server/start-own-server.ts'

/** A membership that we did not write: every login goes to an issuer of npm's `oauth2-mock-server`. */

test.describe.configure({ mode: 'serial' })

const event = 'http://schemas.openid.net/event/backchannel-logout'
const session = { sub: 'member-7', sid: 'session-7' }
const profile = { sub: 'member-7', name: 'Olivia Hart', email: 'olivia@example.com' }

let issuer: OAuth2Server
let issuerPort: number
let server: OwnServer
/** What the userinfo endpoint says. The id token has only subject and session. */
let person: Record<string, unknown>

test.beforeAll(async () => {
  issuerPort = await findFreePort()
  server = await startOwnServer({
    OIDC_ISSUER: `http://localhost:${issuerPort}`,
    OIDC_CLIENT_ID: 'countersign',
    OIDC_REQUIRED_CLAIM: 'groups=members',
    OIDC_CLAIM_GROUPS: 'association.roles',
  })
})
test.afterAll(async () => {
  await server.stop()
  await issuer.stop()
})
test.beforeEach(() => {
  person = { ...profile, association: { roles: ['members'] } }
})

async function startIssuer(): Promise<OAuth2Server> {
  const started = new OAuth2Server()
  await started.issuer.keys.generate('RS256')
  await started.start(issuerPort, 'localhost')
  started.service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    Object.assign(payload, session, { aud: 'countersign' })
  })
  started.service.on('beforeUserinfo', ({ body }: MutableResponse) => {
    Object.assign(body, person)
  })
  return started
}

test('while the membership is away nobody can log in, and the server says so', async ({ page }) => {
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Log in with your membership' }).click()
  await expect(page.getByRole('alert')).toContainText('Try again in a minute.')
  const ready = async () => (await fetch(`${server.url}/api/health/ready`)).json()
  expect(await ready()).toMatchObject({ warnings: [{ code: 'membership-unavailable' }] })
  expect(server.log()).toContain('the membership cannot be reached')

  issuer = await startIssuer()
  await expect.poll(ready, { timeout: 15_000 }).toMatchObject({ warnings: [] })
  await page.getByRole('button', { name: 'Log in with your membership' }).click()
  await expect(page).toHaveURL(`${server.url}/legal-forms`)
})

test('somebody who is not a member learns so, and logs in as somebody else', async ({ page }) => {
  person = { ...profile, sub: 'member-7', association: { roles: ['former-members'] } }
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Log in with your membership' }).click()
  await expect(page.getByText('This is not a member account.')).toBeVisible()
  await expect(page.getByText(/olivia@example\.com is not a member account/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('countersign.token'))).toBeNull()

  person = { ...profile, association: { roles: ['members'] } }
  const asked = new Promise<string>((resolve) =>
    issuer.service.once('beforeAuthorizeRedirect', (_to: unknown, request: IncomingMessage) =>
      resolve(request.url ?? ''),
    ),
  )
  await page.getByRole('button', { name: 'Log in as somebody else' }).click()
  await expect(page).toHaveURL(`${server.url}/legal-forms`)
  expect(await asked).toContain('prompt=login')
})

test('a member logs in, sees their packets, and logs out here and at the membership', async ({
  page,
}) => {
  await page.goto(`${server.url}/account`)
  await page.getByRole('button', { name: 'Log in with your membership' }).click()
  await expect(page).toHaveURL(`${server.url}/account`)
  await expect(page.getByText('olivia@example.com')).toBeVisible()
  await page.goto(`${server.url}/legal-forms`)
  await expect(page.getByText('No legal form packets found.')).toBeVisible()

  const asked = logoutAtIssuer()
  const token = await page.evaluate(() => localStorage.getItem('countersign.token'))
  await page.getByRole('button', { name: 'Log out' }).click()
  const query = await asked
  expect(query.get('post_logout_redirect_uri')).toBe(`${server.url}/login`)
  expect(query.get('client_id')).toBe('countersign')
  expect(query.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await expect(page).toHaveURL(`${server.url}/login`)
  await expect(page.getByText('You are logged out.')).toBeVisible()
  const me = await fetch(`${server.url}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(me.status).toBe(401)
})

test('a new key and a new email address at the membership are followed', async ({ page }) => {
  person = { ...person, email: 'olivia@hart.example' }
  await issuer.issuer.keys.generate('RS256')
  await issuer.issuer.keys.generate('RS256')
  for (const _ of ['by each', 'of the three', 'keys']) {
    await page.goto(`${server.url}/account`)
    await page.getByRole('button', { name: 'Log in with your membership' }).click()
    await expect(page.getByText('olivia@hart.example')).toBeVisible()
    const atIssuer = logoutAtIssuer()
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await atIssuer
    await page.waitForURL(`${server.url}/login`)
    await expect(page.getByText('You are logged out.')).toBeVisible()
  }
})

/** The query of the next logout that a browser brings to the membership. */
function logoutAtIssuer(): Promise<URLSearchParams> {
  return new Promise((resolve) =>
    issuer.service.once('beforePostLogoutRedirect', (_to: unknown, request: IncomingMessage) =>
      resolve(new URL(request.url ?? '', 'http://localhost').searchParams),
    ),
  )
}

test('logging out at the membership logs the member out here', async ({ page, context }) => {
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Log in with your membership' }).click()
  await expect(page).toHaveURL(`${server.url}/legal-forms`)

  const token = await issuer.issuer.buildToken({
    scopesOrTransform: (_header, payload) =>
      void Object.assign(payload, session, {
        aud: 'countersign',
        jti: 'logout-1',
        events: { [event]: {} },
      }),
  })
  const send = () =>
    fetch(`${server.url}/api/auth/backchannel-logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    })
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(400)
  // Not in the first page, which may be on its way to the login by itself.
  const other = await context.newPage()
  await other.goto(`${server.url}/account`)
  await expect(other).toHaveURL(`${server.url}/login`)
})
