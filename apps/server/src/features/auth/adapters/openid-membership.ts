import * as openid from 'openid-client'
import type { FastifyBaseLogger } from 'fastify'
import { DomainError } from '../../../kernel/domain-error.ts'
import type {
  LoginRequest,
  LoginResponse,
  Membership,
  MembershipPerson,
} from '../../../kernel/ports.ts'

export interface OpenidOptions {
  issuer: string
  clientId: string
  /** Absent for a public client, which PKCE alone protects. */
  clientSecret: string | undefined
  redirectUri: string
  /** Stored with members of this issuer. Default: the issuer's own name. */
  storedIssuer?: string
  /** For an issuer that is not reached at its own address. */
  fetch?: openid.CustomFetch
  log: FastifyBaseLogger
}

const scope = 'openid email profile'

/** Any OpenID Connect issuer: code flow with PKCE (S256), state and nonce. */
export function createOpenidMembership(options: OpenidOptions): Membership {
  let discovered: Promise<openid.Configuration> | undefined
  const configuration = () => {
    discovered ??= discover(options).catch((error: unknown) => {
      // The next login retries: the issuer may not be up yet.
      discovered = undefined
      throw unavailable(options, error)
    })
    return discovered
  }

  return {
    begin: async (request) => loginUrl(await configuration(), options, request),
    complete: async (response) => exchange(await configuration(), options, response),
  }
}

/** The signature of the id token is checked too, also where TLS vouches for it (OIDC Core, 3.1.3.7). */
async function discover(options: OpenidOptions): Promise<openid.Configuration> {
  const issuer = new URL(options.issuer)

  return openid.discovery(
    issuer,
    options.clientId,
    options.clientSecret,
    options.clientSecret ? undefined : openid.None(),
    {
      execute: [
        openid.enableNonRepudiationChecks,
        ...(isPlainLoopback(issuer) ? [openid.allowInsecureRequests] : []),
      ],
      ...(options.fetch ? { [openid.customFetch]: options.fetch } : {}),
    },
  )
}

/** Unencrypted HTTP on the same machine only. */
function isPlainLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

async function loginUrl(
  configuration: openid.Configuration,
  options: OpenidOptions,
  request: LoginRequest,
): Promise<string> {
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: options.redirectUri,
    scope,
    state: request.state,
    nonce: request.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(request.codeVerifier),
    code_challenge_method: 'S256',
    ...(request.forceLogin ? { prompt: 'login' } : {}),
  })

  return url.href
}

async function exchange(
  configuration: openid.Configuration,
  options: OpenidOptions,
  response: LoginResponse,
): Promise<MembershipPerson> {
  try {
    const tokens = await openid.authorizationCodeGrant(
      configuration,
      callbackUrl(configuration, options, response),
      {
        pkceCodeVerifier: response.codeVerifier,
        expectedState: response.state,
        expectedNonce: response.nonce,
        idTokenExpected: true,
      },
    )
    const claims = tokens.claims()
    if (!claims) {
      throw new IncompleteAnswer('The issuer returned no ID token.')
    }

    return await toPerson(configuration, options, { claims, accessToken: tokens.access_token })
  } catch (error) {
    if (isUnreachable(error)) {
      throw unavailable(options, error)
    }
    throw isRejection(error) ? failed(options, error) : error
  }
}

/**
 * The callback URL as the issuer sent it. There is one issuer only, so a missing `iss` cannot have
 * named another one (RFC 9207); one that is present must match.
 */
function callbackUrl(
  configuration: openid.Configuration,
  options: OpenidOptions,
  { code, state, iss }: LoginResponse,
): URL {
  const url = new URL(options.redirectUri)
  const { issuer } = configuration.serverMetadata()
  url.search = new URLSearchParams({ code, state, iss: iss ?? issuer }).toString()

  return url
}

interface Granted {
  claims: openid.IDToken
  accessToken: string
}

/** Name and email come from the ID token, or else from the userinfo endpoint. */
async function toPerson(
  configuration: openid.Configuration,
  options: OpenidOptions,
  { claims, accessToken }: Granted,
): Promise<MembershipPerson> {
  const profile =
    typeof claims.email === 'string'
      ? claims
      : await openid.fetchUserInfo(configuration, accessToken, claims.sub)
  const { email, name } = profile
  if (typeof email !== 'string' || email === '') {
    throw new IncompleteAnswer('The issuer returned no email address.')
  }

  return {
    issuer: options.storedIssuer ?? configuration.serverMetadata().issuer,
    subject: claims.sub,
    email,
    name: typeof name === 'string' && name !== '' ? name : email,
  }
}

/** `fetch` throws a TypeError with a cause; one without is a defect of ours. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof openid.ClientError) {
    return error.code === 'OAUTH_TIMEOUT'
  }

  return error instanceof TypeError && error.cause !== undefined
}

/** The issuer, or what the browser brought back from it, failed a check. */
function isRejection(error: unknown): boolean {
  return (
    error instanceof IncompleteAnswer ||
    error instanceof openid.ResponseBodyError ||
    error instanceof openid.AuthorizationResponseError ||
    error instanceof openid.WWWAuthenticateChallengeError ||
    (error instanceof openid.ClientError && error.code !== undefined)
  )
}

class IncompleteAnswer extends Error {}

function unavailable({ log }: OpenidOptions, error: unknown): DomainError {
  log.error({ err: error }, 'membership cannot be reached')

  return new DomainError(
    'provider-unavailable',
    'The membership cannot be reached right now. Try again in a moment.',
  )
}

function failed({ log }: OpenidOptions, error: unknown): DomainError {
  log.warn({ err: error }, 'login failed')

  return new DomainError(
    'login-failed',
    'The membership did not confirm this login. Please log in again.',
  )
}
