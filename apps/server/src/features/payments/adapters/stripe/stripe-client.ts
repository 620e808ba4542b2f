import type { FastifyBaseLogger } from 'fastify'
import Stripe from 'stripe'
import type { z } from 'zod'
import { DomainError } from '../../../../kernel/domain-error.ts'
import { limitedFetch } from './limited-fetch.ts'

export interface StripeSettings {
  secretKey: string
  /** For tests: where the API is. Default: Stripe's own address. */
  apiBase?: string | undefined
  /** Of each call. */
  timeoutMs?: number
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** What is needed for a call, and whether the last one was refused. */
export interface StripeConnection {
  stripe: Stripe
  log: StripeSettings['log']
  problem: string | undefined
}

/** Of each call, with one retry: a person may be waiting. */
const defaultTimeoutMs = 8000

export function connectToStripe({
  secretKey,
  apiBase,
  log,
  timeoutMs = defaultTimeoutMs,
}: StripeSettings): StripeConnection {
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(limitedFetch),
    ...(apiBase ? addressOf(new URL(apiBase)) : {}),
  })

  return { stripe, log, problem: undefined }
}

function addressOf({ protocol, hostname, port }: URL) {
  return {
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  }
}

/**
 * Sends a call and parses its answer. Every failure becomes `provider-unavailable`, and its cause goes
 * to the log by code and request id: messages of the vendor may hold parts of a key or an address.
 */
export async function askStripe<Answer extends z.ZodType>(
  connection: StripeConnection,
  { call, schema, send }: { call: string; schema: Answer; send: () => Promise<unknown> },
): Promise<z.output<Answer>> {
  const answer = await send().catch((error: unknown) => {
    throw explain(connection, call, error)
  })
  connection.problem = undefined
  const parsed = schema.safeParse(answer)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.'))
    connection.log.error({ call, fields }, 'an answer of Stripe is malformed')
    throw unavailable()
  }

  return parsed.data
}

/** Passed on for the caller to handle. */
export class BurntKeyError extends Error {}
export class MissingError extends Error {}

function explain(connection: StripeConnection, call: string, error: unknown): Error {
  const { log } = connection
  if (!(error instanceof Stripe.errors.StripeError)) {
    log.error(
      { call, kind: error instanceof Error ? error.name : typeof error },
      'a call of Stripe failed',
    )
    return unavailable()
  }

  const { type, code, statusCode, requestId } = error
  const facts = { call, type, code, statusCode, requestId }
  if (statusCode === 404) {
    return new MissingError(call)
  }
  if (type === 'StripeIdempotencyError') {
    log.warn(facts, 'Stripe remembers this request with other values')
    return new BurntKeyError(call)
  }
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError') {
    connection.problem = 'Stripe refuses the key in STRIPE_SECRET_KEY.'
    log.error(facts, connection.problem)
    return unavailable()
  }
  log.error(facts, 'a call of Stripe failed')
  // Stripe keeps the answer of a request by its idempotency key, also a 500.
  return isKept(error) ? new BurntKeyError(call) : unavailable()
}

function isKept({ statusCode, type }: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return type === 'StripeAPIError' && statusCode !== undefined && statusCode >= 500
}

export function unavailable(): DomainError {
  return new DomainError(
    'provider-unavailable',
    'Payments are not available right now; nothing was charged. Your packet is saved. Please try again in a few minutes.',
  )
}
