import { limits } from '@countersign/contract'
import type { Access } from '@countersign/contract/calls'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { bearerToken } from './bearer-token.ts'
import { describe } from './openapi.ts'
import { useRateLimit } from './rate-limit.ts'
import type { RegisteredRoute, RouteRegistry } from './register-endpoint.ts'
import { validate } from './validate.ts'

interface SessionCheck {
  token: string
  /** Polling: it does not keep a session alive. */
  background: boolean
}

export type Authenticate = (ctx: Context, check: SessionCheck) => Promise<Actor>

/** One Fastify scope per kind of access, so that each has only its own checks and rate limits. */
export async function registerRoutes(
  app: FastifyInstance,
  registry: RouteRegistry,
  options: { authenticate: Authenticate; rateLimits: boolean },
): Promise<void> {
  for (const name of ['public', 'code', 'member', 'room'] as const satisfies Access[]) {
    await app.register(async (scope) => {
      scope.setValidatorCompiler(validate)
      scope.setSerializerCompiler(serializerCompiler)
      scope.addHook('onSend', noStore)
      useAccessCheck(scope, name, options.authenticate)
      await useRateLimit(scope, name, options.rateLimits)
      for (const route of registry[name]) {
        await registerRoute(scope, route)
      }
    })
  }
}

function useAccessCheck(scope: FastifyInstance, access: Access, authenticate: Authenticate): void {
  if (access === 'member') {
    scope.addHook('onRequest', async (request) => {
      request.ctx.actor = await authenticate(request.ctx, readSessionCheck(request))
    })
  }
  if (access === 'room') {
    scope.addHook('onRequest', async (request) => {
      if (!bearerToken(request.headers.authorization)) {
        throw new DomainError('room-not-found')
      }
    })
  }
}

function readSessionCheck(request: FastifyRequest): SessionCheck {
  const token = bearerToken(request.headers.authorization)
  if (!token) {
    throw new DomainError('not-signed-in')
  }

  return { token, background: request.headers['x-background'] === '1' }
}

/** A raw body gets its own scope, without the JSON parser. */
async function registerRoute(scope: FastifyInstance, route: RegisteredRoute): Promise<void> {
  const { rawBody } = route.options
  if (!rawBody) {
    addRoute(scope, route)
    return
  }

  await scope.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser(rawBody, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    addRoute(own, route)
  })
}

function addRoute(scope: FastifyInstance, { endpoint, options, handle }: RegisteredRoute): void {
  scope.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    bodyLimit: options.bodyLimit ?? limits.requestBytes,
    schema: describe(endpoint, options),
    config: {
      endpoint,
      ...(options.perMinute ? { rateLimit: { max: options.perMinute } } : {}),
    },
    handler: handle,
  })
}

/** Default to `Cache-Control: no-store`. */
async function noStore(
  _request: FastifyRequest,
  reply: { getHeader(name: string): unknown; header(name: string, value: string): unknown },
): Promise<void> {
  if (!reply.getHeader('cache-control')) {
    reply.header('cache-control', reply.getHeader('etag') ? 'private, no-cache' : 'no-store')
  }
}
