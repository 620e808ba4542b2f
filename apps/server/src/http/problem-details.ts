import { problems, type Endpoint, type Problem, type ProblemCode } from '@countersign/contract'
import { SigningError } from '@countersign/esign'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionError } from '../kernel/is-connection-error.ts'
import { DomainError, type FieldError } from '../kernel/domain-error.ts'
import { toDomainError } from '../kernel/provider-error.ts'
import { ShapeError } from './validate.ts'

/** The one exit for everything that goes wrong: `application/problem+json` (RFC 9457). */
export function useProblemDetails(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toProblem(error, request)
    if (problems[refusal.code].status >= 500) {
      request.log.error({ err: error }, 'request failed')
    }

    return sendProblem(reply, refusal)
  })
}

export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, title } = problems[refusal.code]
  const problem: Problem = {
    type: `urn:countersign:problem:${refusal.code}`,
    title,
    status,
    code: refusal.code,
    ...(refusal.reason ? { reason: refusal.reason } : {}),
    ...(refusal.detail ? { detail: refusal.detail } : {}),
    ...(refusal.errors ? { errors: refusal.errors } : {}),
  }

  if (status === 503) {
    reply.header('retry-after', '5')
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem)
}

const databaseAway =
  'We cannot reach our records right now. Nothing that was saved is lost. Please try again in a minute.'

export interface Refusal {
  code: ProblemCode
  detail?: string | undefined
  errors?: FieldError[] | undefined
  reason?: string | undefined
}

export function toProblem(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof DomainError) {
    return error
  }
  if (error instanceof SigningError) {
    return toDomainError(error)
  }

  if (isConnectionError(error)) {
    return { code: 'unavailable', detail: databaseAway }
  }

  return ofFastify(error, request) ?? ofDatabase(error) ?? { code: 'unexpected' }
}

/** What Fastify itself refuses, with its own status codes. */
function ofFastify(error: unknown, request: FastifyRequest): Refusal | undefined {
  if (!(error instanceof Error)) {
    return undefined
  }
  if (error instanceof ShapeError) {
    return ofShape(error, request)
  }

  const code = 'statusCode' in error ? byStatus.get(error.statusCode) : undefined

  return code && { code, detail: details[code] }
}

/** An address that has not the shape of an id is one that does not exist. */
function ofShape(error: ShapeError, request: FastifyRequest): Refusal {
  if ('validationContext' in error && error.validationContext === 'params') {
    const endpoint: Endpoint | undefined = request.routeOptions.config.endpoint
    return { code: endpoint?.problems.find((code) => code.endsWith('not-found')) ?? 'not-found' }
  }

  return { code: 'invalid-fields', errors: error.errors }
}

const byStatus = new Map<unknown, ProblemCode>([
  [400, 'invalid-request'],
  // What lies outside of what is served does not exist.
  [403, 'not-found'],
  [404, 'not-found'],
  [413, 'too-large'],
  [415, 'unsupported-media-type'],
  [429, 'too-many-requests'],
])

const details: Partial<Record<ProblemCode, string>> = {
  'too-many-requests': 'There were too many requests in a short time. Wait a minute and try again.',
}

/** Text that PostgreSQL cannot keep (a NUL, half a surrogate pair) came from the caller. */
function ofDatabase(error: unknown): Refusal | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined

  return code === '22021' || code === '22P05' ? { code: 'invalid-request' } : undefined
}
