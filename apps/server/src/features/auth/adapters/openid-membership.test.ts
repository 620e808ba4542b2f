import { expect, test } from 'vitest'
import { DomainError } from '../../../kernel/domain-error.ts'
import { createLogger } from '../../../kernel/logger.ts'
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

function completeLogin(askForToken: () => Response): Promise<unknown> {
  const membership = createOpenidMembership({
    issuer,
    clientId: 'countersign',
    clientSecret: 'secret',
    redirectUri: 'https://forms.test/auth/callback',
    log: createLogger('silent'),
    fetch: async (url) => (url.includes('/.well-known/') ? Response.json(metadata) : askForToken()),
  })

  return membership.complete(response).catch((error: unknown) => error)
}

const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
}
