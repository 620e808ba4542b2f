import { generateKeyPair, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { DomainError } from '../../../../kernel/domain-error.ts'
import { createLogger } from '../../../../kernel/logger.ts'
import type { Membership } from '../../../../kernel/ports.ts'
import { createOpenidMembership } from './openid-membership.ts'

const issuer = 'https://membership.test'
const response = { code: 'code', state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) }

test('a code that the issuer does not accept is a failed login', async () => {
  const failure = await completeLogin(() =>
    Response.json({ error: 'invalid_grant' }, { status: 400 }),
  )

  expect(failure).toMatchObject({ code: 'login-failed' })
})

test('an issuer that breaks off is not a failed login', async () => {
  const failure = await completeLogin(() => {
    throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') })
  })

  expect(failure).toMatchObject({ code: 'provider-unavailable' })
})

test.each([new RangeError('Invalid array length'), new TypeError('x is not a function')])(
  'a defect of ours is neither: %s',
  async (defect) => {
    const failure = await completeLogin(() => {
      throw defect
    })

    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(DomainError)
  },
)

test('an id token that another key has signed is a failed login', async () => {
  const [ours, foreign] = await Promise.all([generateKeys(), generateKeys()])
  const genuine = await completeLogin(async () => Response.json(await tokens(ours)), ours)
  const forged = await completeLogin(async () => Response.json(await tokens(foreign)), ours)
  const unsigned = await completeLogin(async () => {
    const { id_token, ...rest } = await tokens(ours)
    return Response.json({ ...rest, id_token: id_token.replace(/[^.]+$/, '') })
  }, ours)

  expect(genuine).toMatchObject({ person: { subject: 'member-1', name: 'Olivia Owner' } })
  expect(forged).toMatchObject({ code: 'login-failed' })
  expect(unsigned).toMatchObject({ code: 'login-failed' })
})

test('a key that is too short is an outage, also for a logout', async () => {
  const keys = await generateKeys(1024)
  const answer = await tokens(keys)
  const membership = createMembership(() => Response.json(answer), keys)

  for (const work of [membership.complete(response), membership.readLogoutToken(answer.id_token)]) {
    expect(await work.catch((error: unknown) => error)).toMatchObject({
      code: 'provider-unavailable',
    })
  }
})

interface Keys {
  privateKey: KeyObject
  publicKey: KeyObject
}

async function generateKeys(modulusLength = 2048): Promise<Keys> {
  return promisify(generateKeyPair)('rsa', { modulusLength })
}

async function tokens({ privateKey }: Keys) {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: issuer,
    aud: 'countersign',
    sub: 'member-1',
    name: 'Olivia Owner',
    email: 'owner@example.com',
    nonce: response.nonce,
    iat: now,
    exp: now + 300,
  }
  const signed = `${encode({ alg: 'RS256', kid: 'k1' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64url')

  return { access_token: 'a', token_type: 'bearer', id_token: `${signed}.${signature}` }
}

type AskForToken = () => Response | Promise<Response>

function completeLogin(askForToken: AskForToken, keys?: Keys): Promise<unknown> {
  return createMembership(askForToken, keys)
    .complete(response)
    .catch((error: unknown) => error)
}

function createMembership(askForToken: AskForToken, keys?: Keys): Membership {
  return createOpenidMembership({
    issuer,
    clientId: 'countersign',
    clientSecret: 'secret',
    redirectUri: 'https://forms.test/auth/callback',
    log: createLogger('silent'),
    fetch: async (url) => {
      if (url.includes('/.well-known/')) {
        return Response.json(metadata)
      }
      if (url === metadata.jwks_uri && keys) {
        const jwk = keys.publicKey.export({ format: 'jwk' })
        return Response.json({ keys: [{ ...jwk, kid: 'k1', alg: 'RS256', use: 'sig' }] })
      }
      return askForToken()
    },
  })
}

const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
}
