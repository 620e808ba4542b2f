import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { productVersion } from '../config/product-version.ts'
import { nameSchemas } from './component-schemas.ts'
import type { RateLimits } from './rate-limits.ts'

/** OpenAPI 3.1 at `/api/openapi.json` and its page at `/api/docs`, from the schemas that validate. */
export async function useOpenapi(
  app: FastifyInstance,
  { publicUrl, rateLimits }: { publicUrl: string; rateLimits: RateLimits | undefined },
): Promise<void> {
  nameSchemas()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Countersign',
        version: productVersion,
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
    transform,
    transformObject: (document) => withUsedSchemas(jsonSchemaTransformObject(document)),
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

type Transform = typeof jsonSchemaTransform

/** Of pages, which the same server serves, nothing is shown. */
const transform: Transform = (route) => {
  const endpoint = route.route.config?.endpoint
  if (!endpoint) {
    return { url: route.url, schema: { hide: true } }
  }

  const { url, schema } = jsonSchemaTransform(route)
  return endpoint.readsIdempotencyKey
    ? { url, schema: { ...schema, headers: idempotencyKeyHeader } }
    : { url, schema }
}

/** Read by the endpoint itself, so that it has no part in the validation. */
const idempotencyKeyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: '^[!-~]{1,200}$',
      description: 'A repetition with the same key answers what the first request made.',
    },
  },
}

type Document = ReturnType<typeof jsonSchemaTransformObject>

/** Each schema is named twice, as it comes in and as it goes out: what no endpoint needs is left out. */
function withUsedSchemas(document: Document): Document {
  const schemas = 'components' in document ? document.components?.schemas : undefined
  if (!schemas) {
    return document
  }

  const used = new Set<string>()
  const waiting: unknown[] = [document.paths]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (!used.has(name)) {
        used.add(name)
        waiting.push(schemas[name])
      }
    }
  }
  for (const name of Object.keys(schemas).filter((each) => !used.has(each))) {
    Reflect.deleteProperty(schemas, name)
  }

  return document
}
