import type { Endpoint } from '@countersign/contract/endpoints/endpoint'
import { problems, type ProblemCode } from '@countersign/contract/rules/problems'
import { Problem } from '@countersign/contract/schemas/problem'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { RateLimits } from './rate-limits.ts'
import type { EndpointOptions } from './register-endpoint.ts'

/** OpenAPI 3.1 at `/api/openapi.json` and its page at `/api/docs`, from the schemas that validate. */
export async function useOpenapi(
  app: FastifyInstance,
  { publicUrl, rateLimits }: { publicUrl: string; rateLimits: RateLimits | undefined },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Countersign',
        version: '1.0.0',
        description: 'Prepare, send and sign packets of legal rental forms.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          member: { type: 'http', scheme: 'bearer', description: 'A member’s session token.' },
          room: { type: 'http', scheme: 'bearer', description: 'A signing room’s token.' },
        },
      },
    },
    transform: (route) =>
      jsonSchemaTransform(isCall(route.url) ? route : { ...route, schema: { hide: true } }),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    logLevel: 'silent',
    uiConfig: { layout: 'BaseLayout', url: '/api/openapi.json' },
    theme: { title: 'Countersign API' },
  })

  const onRequest = rateLimits ? [rateLimits.byAccess.public] : []
  let json: Buffer | undefined
  app.get('/api/openapi.json', { onRequest, schema: { hide: true } }, async (_request, reply) => {
    // The same bytes for everybody: answers that wait to be read take no memory of their own.
    json ??= Buffer.from(JSON.stringify(app.swagger()))
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(json)
  })
}

/** Pages are served by the same server and are not part of the API. */
function isCall(url: string): boolean {
  return url.startsWith('/api/')
}

const noQuery = z.object({})

/** Fastify's schema of an endpoint: request, response and each error. */
export function describe(endpoint: Endpoint, options: EndpointOptions): FastifySchema {
  const consumed = options.rawBody ?? options.fileBody
  // Monitors and providers of webhooks may add what they like.
  const mayHaveAny = options.isProbe ?? options.rawBody
  const query = endpoint.query ?? (mayHaveAny ? undefined : noQuery)

  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.access === 'member' ? { security: [{ member: [] }] } : {}),
    ...(endpoint.access === 'room' ? { security: [{ room: [] }] } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...(consumed ? { consumes: [consumed] } : {}),
    response: responses(endpoint),
  }
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
  const slow: ProblemCode[] = endpoint.method === 'GET' ? [] : ['request-timeout']

  return [...body, ...session, ...slow, 'too-many-requests', 'unexpected']
}

function errorResponse(codes: ProblemCode[]) {
  const titles = [...new Set(codes)].map((code) => `\`${code}\`: ${problems[code].title}.`)

  return {
    description: titles.join(' '),
    content: { 'application/problem+json': { schema: Problem } },
  }
}
