import type { Endpoint } from '@countersign/contract/endpoints/endpoint'
import { problems, type ProblemCode } from '@countersign/contract/rules/problems'
import type { Problem } from '@countersign/contract/schemas/problem'
import { SigningError, type SigningErrorCode } from '@countersign/signing/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCode } from '../kernel/error-code.ts'
import { isConnectionError } from '../kernel/is-connection-error.ts'
import { busy, DomainError, type FieldError } from '../kernel/domain-error.ts'
import { stopping } from '../kernel/draining.ts'
import { requestIdHeader } from './request-id.ts'
import { RequestCutOff } from './bodies/request-cut-off.ts'
import { diskFailureDetails, findDiskFailure } from '../kernel/disk-failure.ts'
import { ValidationError } from './validate.ts'

/** Every error becomes `application/problem+json` (RFC 9457). */
export function useProblemDetails(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof RequestCutOff || isClientGone(error, reply)) {
      // Nobody reads the answer; the log and the figures have it.
      return reply.code(clientClosedRequest).send()
    }
    const problem = toProblem(error, request)
    if (problems[problem.code].status >= 500 && !expected.includes(problem.reason)) {
      request.log.error({ err: error }, 'request failed')
    }

    return sendProblem(reply, problem)
  })
}

/** Refusals with which nothing is wrong: anybody could fill the log with them. */
const expected: unknown[] = [stopping, busy]

function isClientGone(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** As nginx logs a request whose client has gone. */
export const clientClosedRequest = 499

export function toBody(problem: ProblemInput, requestId?: string): Problem {
  const { status, title } = problems[problem.code]

  return {
    type: `urn:countersign:problem:${problem.code}`,
    title,
    status,
    code: problem.code,
    ...(requestId ? { requestId } : {}),
    ...(problem.reason ? { reason: problem.reason } : {}),
    ...(problem.detail ? { detail: problem.detail } : {}),
    ...(problem.errors ? { errors: problem.errors } : {}),
  }
}

export function sendProblem(reply: FastifyReply, problem: ProblemInput): FastifyReply {
  const body = toBody(problem, reply.request.id)
  const { status } = body
  if ((status === 503 || status === 429) && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', '5')
  }
  if (status === 408) {
    reply.header('connection', 'close')
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header(requestIdHeader, reply.request.id)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(body)
}

const unavailable =
  'Countersign is temporarily unavailable. Everything you saved is safe. Please try again in a minute.'

export interface ProblemInput {
  code: ProblemCode
  detail?: string | undefined
  errors?: FieldError[] | undefined
  reason?: string | undefined
}

export function toProblem(error: unknown, request: FastifyRequest): ProblemInput {
  if (error instanceof DomainError) {
    return error
  }
  if (error instanceof SigningError) {
    return fromProvider(error)
  }

  if (isConnectionError(error)) {
    return { code: 'unavailable', detail: unavailable }
  }
  const failure = findDiskFailure(error)
  if (failure) {
    return { code: 'storage-unavailable', detail: diskFailureDetails[failure] }
  }

  return fromFastify(error, request) ?? fromDatabase(error) ?? { code: 'unexpected' }
}

function fromProvider(error: SigningError): ProblemInput {
  const errors = error.fields.map(({ key, message }) => ({ field: key, message }))

  return {
    code: providerCodes[error.code],
    detail: error.message,
    errors: errors.length > 0 ? errors : undefined,
  }
}

const providerCodes: Record<SigningErrorCode, ProblemCode> = {
  'group-not-found': 'packet-not-found',
  'template-not-found': 'form-not-found',
  'not-your-turn': 'not-your-turn',
  'already-signed': 'already-signed',
  'group-closed': 'packet-closed',
  'not-filled': 'invalid-state',
  'not-executed': 'not-executed',
  'invalid-values': 'invalid-fields',
  'unsupported-characters': 'invalid-fields',
  'session-not-found': 'room-not-found',
  'room-taken-over': 'room-taken-over',
  'consent-missing': 'consent-missing',
  'provider-unavailable': 'provider-unavailable',
}

/** Fastify's own errors, by status code. */
function fromFastify(error: unknown, request: FastifyRequest): ProblemInput | undefined {
  if (!(error instanceof Error)) {
    return undefined
  }
  if (error instanceof ValidationError) {
    return fromValidation(error, request)
  }

  const code = isFrameworkError(error) ? byStatus.get(error.statusCode) : undefined

  return code && { code, detail: details[code] }
}

/** Errors of libraries may carry a status code too, of an answer that they got: not the caller's fault. */
function isFrameworkError(error: Error): error is Error & { statusCode: unknown } {
  const isFastify = 'code' in error && String(error.code).startsWith('FST_')

  return 'statusCode' in error && (isFastify || error instanceof SyntaxError)
}

/** A malformed id in the path is a 404. */
function fromValidation(error: ValidationError, request: FastifyRequest): ProblemInput {
  if ('validationContext' in error && error.validationContext === 'params') {
    const endpoint: Endpoint | undefined = request.routeOptions.config.endpoint
    return { code: endpoint?.problems.find((code) => code.endsWith('not-found')) ?? 'not-found' }
  }

  return { code: 'invalid-fields', errors: error.errors }
}

const byStatus = new Map<unknown, ProblemCode>([
  [400, 'invalid-request'],
  // A path outside the static folder.
  [403, 'not-found'],
  [404, 'not-found'],
  // A path parameter longer than any of ours.
  [414, 'not-found'],
  [413, 'too-large'],
  [415, 'unsupported-media-type'],
  [429, 'too-many-requests'],
])

const details: Partial<Record<ProblemCode, string>> = {
  'too-many-requests': 'There were too many requests in a short time. Wait a minute and try again.',
}

/** Text that PostgreSQL cannot store (NUL, half a surrogate pair) came from the caller. */
function fromDatabase(error: unknown): ProblemInput | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  const code = errorCode(cause)
  const isText = code === '22021' || code === '22P05'

  return isText || (code === '22P02' && isFromJsonParser(cause))
    ? { code: 'invalid-request' }
    : undefined
}

/** Our JSON has no other fault than half a surrogate pair. The routine's name is in no language. */
function isFromJsonParser(cause: unknown): boolean {
  return (
    cause instanceof Error &&
    'routine' in cause &&
    typeof cause.routine === 'string' &&
    cause.routine.startsWith('json_')
  )
}
