import * as openid from 'openid-client'
import type { FastifyBaseLogger } from 'fastify'
import { DomainError } from '../../../kernel/domain-error.ts'
import type {
  LoginRequest,
  LoginResponse,
  Membership,
  MembershipPerson,
} from '../../../kernel/ports.ts'

export interface OpenidSettings {
  issuer: string
  clientId: string
  /** Absent for a public client, which PKCE alone protects. */
  clientSecret: string | undefined
  redirectUri: string
  /** How members of this issuer are kept; the issuer itself unless said. */
  keptIssuer?: string
  /** How the issuer is reached, where that is not by its own address. */
  fetch?: openid.CustomFetch
  log: FastifyBaseLogger
}

const scope = 'openid email profile'

/** Any OpenID Connect issuer: code flow with PKCE (S256), state and nonce. */
export function createOpenidMembership(settings: OpenidSettings): Membership {
  let discovered: Promise<openid.Configuration> | undefined
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      // Tried again at the next login: the issuer may just not be up yet.
      discovered = undefined
      throw unavailable(settings, error)
    })
    return discovered
  }

  return {
    begin: async (request) => loginUrl(await configuration(), settings, request),
    complete: async (response) => exchange(await configuration(), settings, response),
  }
}

async function discover(settings: OpenidSettings): Promise<openid.Configuration> {
  const issuer = new URL(settings.issuer)

  return openid.discovery(
    issuer,
    settings.clientId,
    settings.clientSecret,
    settings.clientSecret ? undefined : openid.None(),
    {
      execute: isPlainLoopback(issuer) ? [openid.allowInsecureRequests] : [],
      ...(settings.fetch ? { [openid.customFetch]: settings.fetch } : {}),
    },
  )
}

/** Without encryption only on this very machine: everything else could be read on the way. */
function isPlainLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

async function loginUrl(
  configuration: openid.Configuration,
  settings: OpenidSettings,
  request: LoginRequest,
): Promise<string> {
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: settings.redirectUri,
    scope,
    state: request.state,
    nonce: request.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(request.codeVerifier),
    code_challenge_method: 'S256',
    ...(request.askAgain ? { prompt: 'login' } : {}),
  })

  return url.href
}

async function exchange(
  configuration: openid.Configuration,
  settings: OpenidSettings,
  response: LoginResponse,
): Promise<MembershipPerson> {
  try {
    const tokens = await openid.authorizationCodeGrant(
      configuration,
      callbackUrl(configuration, settings, response),
      {
        pkceCodeVerifier: response.codeVerifier,
        expectedState: response.state,
        expectedNonce: response.nonce,
        idTokenExpected: true,
      },
    )
    const claims = tokens.claims()
    if (!claims) {
      throw new Error('The issuer answered no id token.')
    }

    return await toPerson(configuration, settings, { claims, accessToken: tokens.access_token })
  } catch (error) {
    throw isUnreachable(error) ? unavailable(settings, error) : failed(settings, error)
  }
}

/**
 * What the issuer sent the browser to, put together again. We know one issuer only, so that an `iss`
 * that was left out on the way could not have named another (RFC 9207); one that is there must be ours.
 */
function callbackUrl(
  configuration: openid.Configuration,
  settings: OpenidSettings,
  { code, state, iss }: LoginResponse,
): URL {
  const url = new URL(settings.redirectUri)
  const { issuer } = configuration.serverMetadata()
  url.search = new URLSearchParams({ code, state, iss: iss ?? issuer }).toString()

  return url
}

interface Granted {
  claims: openid.IDToken
  accessToken: string
}

/** Name and e-mail stand in the id token, or else with the issuer's userinfo. */
async function toPerson(
  configuration: openid.Configuration,
  settings: OpenidSettings,
  { claims, accessToken }: Granted,
): Promise<MembershipPerson> {
  const told =
    typeof claims.email === 'string'
      ? claims
      : await openid.fetchUserInfo(configuration, accessToken, claims.sub)
  const { email, name } = told
  if (typeof email !== 'string' || email === '') {
    throw new Error('The issuer answered no e-mail address.')
  }

  return {
    issuer: settings.keptIssuer ?? configuration.serverMetadata().issuer,
    subject: claims.sub,
    email,
    name: typeof name === 'string' && name !== '' ? name : email,
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')
}

function unavailable({ log }: OpenidSettings, error: unknown): DomainError {
  log.error({ err: error }, 'the membership cannot be reached')

  return new DomainError(
    'provider-unavailable',
    'The membership cannot be reached right now. Try again in a moment.',
  )
}

function failed({ log }: OpenidSettings, error: unknown): DomainError {
  log.warn({ err: error }, 'a login was refused')

  return new DomainError(
    'login-failed',
    'The membership did not confirm this login. Please log in again.',
  )
}
