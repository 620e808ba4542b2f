import type { Endpoint } from '@countersign/contract/endpoints/endpoint'
import { problems, type ProblemCode } from '@countersign/contract/rules/problems'
import { Problem } from '@countersign/contract/schemas/problem'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import type { EndpointOptions } from './register-endpoint.ts'

const noQuery = z.object({})

/** Fastify's schema of an endpoint: request, response and each error. */
export function describeEndpoint(endpoint: Endpoint, options: EndpointOptions): FastifySchema {
  const consumed = options.rawBody ?? options.fileBody
  // Monitors and providers of webhooks may add what they like.
  const mayHaveAny = options.isProbe ?? options.rawBody
  const query = endpoint.query ?? (mayHaveAny ? undefined : noQuery)

  return {
    tags: [endpoint.tag],
    operationId: endpoint.name,
    summary: endpoint.summary,
    security: security(endpoint.access),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...(consumed ? { consumes: [consumed] } : {}),
    response: responses(endpoint),
  }
}

/** The code of a link is a parameter of its path. */
function security(access: Endpoint['access']): Record<string, []>[] {
  if (access === 'staff') {
    return [{ member: [] }]
  }

  return access === 'member' || access === 'room' ? [{ [access]: [] }] : []
}

function responses(endpoint: Endpoint): Record<string, unknown> {
  const codes = [...endpoint.problems, ...commonProblems(endpoint)]
  const errors = Map.groupBy(codes, (code) => problems[code].status)

  return {
    ...successResponse(endpoint),
    ...Object.fromEntries([...errors].map(([status, group]) => [status, errorResponse(group)])),
  }
}

function successResponse(endpoint: Endpoint): Record<string, unknown> {
  if (endpoint.response) {
    return { [endpoint.status ?? 200]: endpoint.response }
  }
  if (endpoint.produces) {
    return {
      200: { description: endpoint.summary, content: { [endpoint.produces]: { schema: z.any() } } },
    }
  }

  return { [endpoint.status ?? 204]: z.undefined().describe('No content.') }
}

function commonProblems(endpoint: Endpoint): ProblemCode[] {
  const body: ProblemCode[] = endpoint.body ? ['invalid-request', 'invalid-fields'] : []
  const session: ProblemCode[] =
    endpoint.access === 'member' ? ['not-signed-in', 'session-expired'] : []
  const office: ProblemCode[] = endpoint.right ? ['not-permitted'] : []
  const slow: ProblemCode[] = endpoint.method === 'GET' ? [] : ['request-timeout']

  return [...body, ...session, ...office, ...slow, 'too-many-requests', 'unexpected']
}

function errorResponse(codes: ProblemCode[]) {
  const titles = [...new Set(codes)].map((code) => `\`${code}\`: ${problems[code].title}.`)

  return {
    description: titles.join(' '),
    content: { 'application/problem+json': { schema: Problem } },
  }
}
