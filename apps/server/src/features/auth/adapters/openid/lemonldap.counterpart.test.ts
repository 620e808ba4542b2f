import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../../../kernel/logger.ts'
import { HttpBrowser } from '../../testing/http-browser.ts'
import { createOpenidMembership, type OpenidOptions } from './openid-membership.ts'
import { startLemonldap, type Lemonldap } from './testing/start-lemonldap.ts'

/** A whole single sign-on server that we did not write: LemonLDAP::NG as Debian ships it. */

const client = {
  clientId: 'countersign',
  clientSecret: 'the-secret-of-the-client',
  redirectUri: 'http://localhost:3999/auth/callback',
  logoutUri: 'http://localhost:3999/login',
}

let lemonldap: Lemonldap
beforeAll(async () => {
  lemonldap = await startLemonldap(client)
})
afterAll(() => lemonldap.stop())

function createMembership(change: Partial<OpenidOptions> = {}) {
  return createOpenidMembership({
    issuer: lemonldap.url,
    clientId: client.clientId,
    clientSecret: client.clientSecret,
    redirectUri: client.redirectUri,
    scopes: 'openid profile email groups',
    claims: {
      names: { name: 'name', email: 'email', groups: 'groups' },
      required: { claim: 'groups', value: 'members' },
      staff: undefined,
    },
    log: createLogger('silent'),
    ...change,
  })
}

type Membership = ReturnType<typeof createMembership>

const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(64) }

const createBrowser = () =>
  new HttpBrowser((address) => address.startsWith('http://localhost:3999/'))

/** Types name and password on the server's own page; returns where the browser is sent. */
async function signIn(membership: Membership, browser: HttpBrowser, name: string): Promise<URL> {
  const page = await browser.open(await membership.begin({ ...secrets, forceLogin: false }))
  const html = await page.response.text()
  const { at } = await browser.open(page.at, {
    method: 'POST',
    body: new URLSearchParams({ ...hiddenFields(html), user: name, password: name }),
  })

  return new URL(at)
}

function hiddenFields(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => input)

  return Object.fromEntries(
    inputs.map((input) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ]),
  )
}

function complete(membership: Membership, callback: URL) {
  const code = callback.searchParams.get('code') ?? ''

  return membership.complete({ ...secrets, code })
}

test('a code that was used, and one with a wrong secret, log nobody in', async () => {
  const membership = createMembership()
  const first = await signIn(membership, createBrowser(), 'dwho')
  await complete(membership, first)
  await expect(complete(membership, first)).rejects.toMatchObject({ code: 'login-failed' })

  const outdated = createMembership({ clientSecret: 'an-old-secret' })
  const second = await signIn(outdated, createBrowser(), 'dwho')
  const failure = await complete(outdated, second).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'provider-unavailable' })
})

test('somebody without the group is not a member', async () => {
  const membership = createMembership()
  const callback = await signIn(membership, createBrowser(), 'rtyler')

  await expect(complete(membership, callback)).rejects.toMatchObject({ code: 'not-a-member' })
})

test('a member logs in with the claims of the userinfo endpoint, and out again', async () => {
  const membership = createMembership()
  const browser = createBrowser()
  const callback = await signIn(membership, browser, 'dwho')
  expect(callback.searchParams.get('state')).toBe(secrets.state)
  const { person, idToken } = await complete(membership, callback)
  expect(person).toEqual({
    issuer: lemonldap.url,
    subject: 'dwho',
    name: 'Doctor Who',
    email: 'dwho@badwolf.org',
  })

  const known = await browser.open(await membership.begin({ ...secrets, forceLogin: false }))
  expect(known.at).toContain('/auth/callback?')
  const logout = await membership.logoutUrl({ idToken, returnUrl: client.logoutUri })
  expect((await browser.open(logout ?? '')).at).toMatch(client.logoutUri)
  const asked = await browser.open(await membership.begin({ ...secrets, forceLogin: false }))
  expect(await asked.response.text()).toContain('type="password"')
})
