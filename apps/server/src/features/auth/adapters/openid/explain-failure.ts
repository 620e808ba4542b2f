import { errors as jose } from 'jose'
import * as openid from 'openid-client'
import type { FastifyBaseLogger } from 'fastify'
import { DomainError } from '../../../../kernel/domain-error.ts'
import { IssuerAnswerError } from './issuer-fetch.ts'

/** An id token or logout token that this server must not accept; the message is for the log. */
export class RefusedTokenError extends Error {}

/** The clocks of the issuer and of this server differ by more than the tolerance. */
export class ClockError extends Error {
  /** Positive where the issuer's clock is ahead. */
  readonly seconds: number

  constructor(seconds: number) {
    super('The clocks of the issuer and of this server differ too much.')
    this.seconds = seconds
  }
}

interface Failure {
  /** For the log: which side has to do what. */
  message: string
  level: 'warn' | 'error'
  code: 'login-failed' | 'provider-unavailable'
  /** For the person who logs in. */
  detail: string
  facts?: Record<string, unknown>
}

const unreachable =
  'The membership cannot be reached right now, so nobody can log in. Try again in a minute.'
const misconfigured =
  'Logging in does not work right now because of a setting of this site. Please tell the people who run it.'

/** Logs the cause. Returns the error to throw: the given one where it is a defect of ours. */
export function explainFailure(error: unknown, log: FastifyBaseLogger): unknown {
  if (error instanceof DomainError) {
    return error
  }
  const failure = findFailure(error)
  if (!failure) {
    return error
  }

  log[failure.level]({ err: error, ...failure.facts }, failure.message)
  return new DomainError(failure.code, failure.detail)
}

function findFailure(error: unknown): Failure | undefined {
  return (
    fromConnection(error) ??
    fromClient(error) ??
    fromClock(error) ??
    fromKeys(error) ??
    fromRejection(error)
  )
}

/** `fetch` throws a TypeError with a cause; one without is a defect of ours. */
function fromConnection(error: unknown): Failure | undefined {
  const known = { level: 'error', code: 'provider-unavailable', detail: unreachable } as const
  if (error instanceof TypeError && error.cause !== undefined) {
    return { ...known, message: 'the membership cannot be reached' }
  }
  if (isTimeout(error)) {
    return { ...known, message: 'the membership did not answer in time' }
  }
  const answer = findAnswerError(error)
  if (answer || isNonsense(error)) {
    return { ...known, message: answer?.message ?? 'the membership gave an answer that is not one' }
  }

  return undefined
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof jose.JWKSTimeout ||
    (error instanceof openid.ClientError && /^OAUTH_(TIMEOUT|ABORT)$/.test(error.code ?? '')) ||
    (error instanceof DOMException && /^(Timeout|Abort)Error$/.test(error.name))
  )
}

function findAnswerError(error: unknown): IssuerAnswerError | undefined {
  if (error instanceof IssuerAnswerError) {
    return error
  }

  return error instanceof Error && error.cause ? findAnswerError(error.cause) : undefined
}

/** HTML from a proxy, a server error, half an answer. */
function isNonsense(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) {
    return error.status >= 500
  }
  if (error instanceof openid.ClientError) {
    return nonsenseCodes.has(error.code ?? '')
  }

  return error instanceof jose.JWKSInvalid || (isJose(error) && error.code === 'ERR_JOSE_GENERIC')
}

const nonsenseCodes = new Set([
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
])

function isJose(error: unknown): error is jose.JOSEError {
  return error instanceof jose.JOSEError
}

/** A wrong or expired secret: every login fails until somebody corrects it. */
function fromClient(error: unknown): Failure | undefined {
  const refused = {
    message:
      'the issuer refuses this client: check OIDC_CLIENT_ID, OIDC_CLIENT_SECRET (wrong or expired?) and the redirect URI that is registered',
    level: 'error',
    code: 'provider-unavailable',
    detail: misconfigured,
  } as const
  if (error instanceof openid.ResponseBodyError && clientErrors.has(error.error)) {
    return { ...refused, facts: { issuerError: error.error } }
  }
  if (error instanceof openid.WWWAuthenticateChallengeError) {
    const isForClient = error.cause.some(({ scheme }) => scheme !== 'bearer')
    return isForClient ? refused : undefined
  }

  return undefined
}

const clientErrors = new Set([
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
])

function fromClock(error: unknown): Failure | undefined {
  const seconds = error instanceof ClockError ? error.seconds : skewOf(error)
  if (seconds === undefined) {
    return undefined
  }
  const ahead = seconds > 0 ? 'ahead of' : 'behind'

  return {
    message: `the issuer’s clock is ${Math.abs(seconds)} seconds ${ahead} this server’s: set both by NTP`,
    level: 'error',
    code: 'login-failed',
    detail:
      'The clocks of this site and of the membership differ, so this login could not be checked. Please tell the people who run this site.',
  }
}

/** An id token is issued for this login, so its time is the issuer's clock. */
function skewOf(error: unknown): number | undefined {
  if (!(error instanceof openid.ClientError) || error.code !== timestampCode) {
    return undefined
  }
  const facts = error.cause instanceof Error ? error.cause.cause : undefined
  if (typeof facts !== 'object' || facts === null || !('claims' in facts && 'now' in facts)) {
    return 0
  }
  const { claims, now } = facts
  const iat = typeof claims === 'object' && claims && 'iat' in claims ? claims.iat : undefined

  return typeof iat === 'number' && typeof now === 'number' ? Math.round(iat - now) : 0
}

const timestampCode = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'

function fromKeys(error: unknown): Failure | undefined {
  if (error instanceof jose.JWKSNoMatchingKey || error instanceof jose.JWKSMultipleMatchingKeys) {
    return {
      message: 'the id token was signed with a key that the issuer does not publish',
      level: 'error',
      code: 'login-failed',
      detail:
        'The membership signed this login with a key that it has not published. Try again in a minute. If it happens again, please tell your association.',
    }
  }

  return undefined
}

/** The issuer, or what the browser brought back from it, failed a check. */
function fromRejection(error: unknown): Failure | undefined {
  const isRejection =
    error instanceof RefusedTokenError ||
    error instanceof openid.ResponseBodyError ||
    error instanceof openid.AuthorizationResponseError ||
    error instanceof openid.WWWAuthenticateChallengeError ||
    (error instanceof openid.ClientError && error.code !== undefined) ||
    isJose(error)
  if (!isRejection) {
    return undefined
  }

  return {
    message: error instanceof RefusedTokenError ? `login failed: ${error.message}` : 'login failed',
    level: 'warn',
    code: 'login-failed',
    detail: 'The membership did not confirm this login. Please log in again.',
    ...(error instanceof openid.ResponseBodyError && { facts: { issuerError: error.error } }),
  }
}
