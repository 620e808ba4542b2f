import { compactVerify } from 'jose'
import * as openid from 'openid-client'
import type {
  LoginRequest,
  LoginResponse,
  Membership,
  MembershipLogin,
} from '../../../../kernel/ports.ts'
import {
  clockToleranceSeconds,
  createIssuerDiscovery,
  type Issuer,
  type IssuerOptions,
} from './discover-issuer.ts'
import { ClockError, explainFailure, RefusedTokenError } from './explain-failure.ts'
import { readLogoutToken } from './read-logout-token.ts'
import {
  isComplete,
  isStaff,
  readPerson,
  standardClaims,
  type ClaimRules,
  type Claims,
} from './read-person.ts'
import { withReloadedKeys } from './with-published-keys.ts'

export interface OpenidOptions extends IssuerOptions {
  redirectUri: string
  /** Stored with members of this issuer. Default: the issuer's own name. */
  storedIssuer?: string
  /** Default: `openid email profile`. */
  scopes?: string
  claims?: ClaimRules
}

/** The URL of a logout would become too long for servers with a longer id token. */
const maxIdTokenHint = 6000

/** Any OpenID Connect issuer: code flow with PKCE (S256), state and nonce. */
export function createOpenidMembership(options: OpenidOptions): Membership {
  const discovery = createIssuerDiscovery(options)

  async function ask<Answer>(
    work: (issuer: Issuer) => Promise<Answer> | Answer,
    find = discovery.find,
  ): Promise<Answer> {
    try {
      return await work(await find())
    } catch (error) {
      const explained = explainFailure(error, options.log)
      if (isUnavailable(explained)) {
        discovery.forget()
      }
      throw explained
    }
  }

  async function canLogIn(): Promise<boolean> {
    try {
      await discovery.reach()
      return true
    } catch (error) {
      const explained = explainFailure(error, options.log)
      if (isUnavailable(explained)) {
        return false
      }
      throw explained
    }
  }

  return {
    begin: (request) => ask((issuer) => loginUrl(issuer, options, request), discovery.reach),
    complete: (response) => ask((issuer) => exchange(issuer, options, response)),
    logoutUrl: (input) =>
      ask((issuer) => logoutUrl(issuer, input)).catch((error: unknown) => {
        if (isUnavailable(error)) {
          return undefined
        }
        throw error
      }),
    readLogoutToken: (token) =>
      ask(async (issuer) => ({
        ...(await readLogoutToken(issuer, token)),
        ...(options.storedIssuer && { issuer: options.storedIssuer }),
      })),
    check: () => Promise.race([canLogIn(), giveUp(checkMs)]),
  }
}

/** Whoever asks for the state of this server does not wait for a slow issuer. */
const checkMs = 2000

function giveUp(afterMs: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, afterMs, false).unref())
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'provider-unavailable'
}

async function loginUrl(
  { configuration }: Issuer,
  options: OpenidOptions,
  request: LoginRequest,
): Promise<string> {
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: options.redirectUri,
    scope: options.scopes ?? 'openid email profile',
    state: request.state,
    nonce: request.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(request.codeVerifier),
    code_challenge_method: 'S256',
    ...(request.forceLogin ? { prompt: 'login' } : {}),
  })

  return url.href
}

async function exchange(
  issuer: Issuer,
  options: OpenidOptions,
  response: LoginResponse,
): Promise<MembershipLogin> {
  const { configuration } = issuer
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
  if (!claims || !tokens.id_token) {
    throw new RefusedTokenError('the issuer returned no id token')
  }
  await verifySignature(issuer, tokens.id_token)
  assertIssuedNow(claims)

  const { person, isStaff } = await identify(issuer, options, {
    claims,
    accessToken: tokens.access_token,
  })

  return {
    person: { issuer: options.storedIssuer ?? configuration.serverMetadata().issuer, ...person },
    isStaff,
    issuerSession: readSessionId(claims),
    idToken: tokens.id_token.length <= maxIdTokenHint ? tokens.id_token : undefined,
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

/** Also where TLS vouches for the id token (OIDC Core, 3.1.3.7). */
async function verifySignature(issuer: Issuer, idToken: string): Promise<void> {
  await withReloadedKeys(issuer, (keys) => compactVerify(idToken, keys))
}

function assertIssuedNow({ iat }: openid.IDToken): void {
  const ahead = Math.round(iat - Date.now() / 1000)
  if (ahead > clockToleranceSeconds) {
    throw new ClockError(ahead)
  }
}

function readSessionId({ sid }: openid.IDToken): string | undefined {
  return typeof sid === 'string' && /^\P{Cc}{1,500}$/u.test(sid) ? sid : undefined
}

interface Granted {
  claims: openid.IDToken
  accessToken: string
}

/** The log names the claims that were there, never their values. */
async function identify(
  issuer: Issuer,
  { claims: rules = standardClaims, log }: OpenidOptions,
  granted: Granted,
) {
  const claims = await completeClaims(issuer, rules, granted)
  try {
    return { person: readPerson(claims, rules), isStaff: isStaff(claims, rules) }
  } catch (error) {
    log.warn({ claims: Object.keys(claims) }, 'a login was refused because of its claims')
    throw error
  }
}

/** What the id token does not say, the userinfo endpoint may. */
async function completeClaims(
  { configuration }: Issuer,
  rules: ClaimRules,
  { claims, accessToken }: Granted,
): Promise<Claims> {
  const { userinfo_endpoint } = configuration.serverMetadata()
  if (isComplete(claims, rules) || !userinfo_endpoint) {
    return claims
  }

  return { ...(await openid.fetchUserInfo(configuration, accessToken, claims.sub)), ...claims }
}

function logoutUrl(
  { configuration }: Issuer,
  { idToken, returnUrl }: { idToken: string | undefined; returnUrl: string },
): string | undefined {
  if (!configuration.serverMetadata().end_session_endpoint) {
    return undefined
  }

  return openid.buildEndSessionUrl(configuration, {
    post_logout_redirect_uri: returnUrl,
    ...(idToken ? { id_token_hint: idToken } : {}),
  }).href
}
