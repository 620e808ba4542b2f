import { limits } from '@countersign/contract/rules/limits'
import type { Access } from '@countersign/contract/call'
import type { Right } from '@countersign/contract/rules/offices'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, Context, OpenedRoom } from '../kernel/context.ts'
import { sha256 } from '../kernel/sha256.ts'
import { DomainError } from '../kernel/domain-error.ts'
import type { ReceivedFile } from '../kernel/received-file.ts'
import { bearerToken } from './bearer-token.ts'
import { codeOf } from './caller.ts'
import { describeEndpoint } from './describe-endpoint.ts'
import { hasCode, limitWrongTokens, type RateLimits } from './rate-limits.ts'
import type { RegisteredRoute, RouteRegistry } from './register-endpoint.ts'
import { validate } from './validate.ts'

interface SessionCheck {
  token: string
  /** Polling: it does not keep a session alive. */
  background: boolean
}

interface RouteDeps {
  authenticate: (ctx: Context, check: SessionCheck) => Promise<Actor & { kind: 'member' }>
  /** Throws if a member's role in their office does not allow it. */
  requireRight: (ctx: Context, right: Right | undefined) => Promise<void>
  /** Throws unless it is the token of a signing room. */
  readRoom: (ctx: Context, token: string) => Promise<OpenedRoom>
  /** Absent: there are no limits. */
  rateLimits: RateLimits | undefined
  saveFile: (body: AsyncIterable<Buffer>) => Promise<ReceivedFile>
}

/** One Fastify scope per kind of access, so that each has only its own checks and rate limits. */
export async function registerRoutes(
  app: FastifyInstance,
  registry: RouteRegistry,
  options: RouteDeps,
): Promise<void> {
  for (const name of [
    'public',
    'code',
    'copy',
    'member',
    'staff',
    'room',
  ] as const satisfies Access[]) {
    await app.register(async (scope) => {
      scope.setValidatorCompiler(validate)
      scope.setSerializerCompiler(serializerCompiler)
      scope.addHook('onSend', noStore)
      useAccessCheck(scope, name, options)
      for (const route of registry[name]) {
        await registerRoute(scope, route, options)
      }
    })
  }
}

/** Before a body is read: whoever is unknown is refused without it. */
function useAccessCheck(
  scope: FastifyInstance,
  access: Access,
  { authenticate, readRoom, rateLimits }: RouteDeps,
): void {
  if (access === 'member' || access === 'staff') {
    scope.addHook('onRequest', async (request, reply) => {
      const check = readSessionCheck(request)
      const actor = await authenticate(request.ctx, check).catch(
        limitWrongTokens(rateLimits, request, reply),
      )
      request.ctx.actor = actor
      request.knownCaller = `member:${actor.userId}`
      if (access === 'staff' && !actor.isStaff) {
        throw new DomainError('not-allowed', onlyStaff)
      }
    })
  }
  if (access === 'room') {
    scope.addHook('onRequest', async (request, reply) => {
      const token = bearerToken(request.headers.authorization)
      if (!token) {
        throw new DomainError('room-not-found')
      }
      request.ctx.room = await readRoom(request.ctx, token).catch(
        limitWrongTokens(rateLimits, request, reply),
      )
      request.knownCaller = `room:${sha256(token)}`
    })
  }
}

const onlyStaff =
  'Only the staff of the association can do this. If you are of the staff, log out and log in again.'

function readSessionCheck(request: FastifyRequest): SessionCheck {
  const token = bearerToken(request.headers.authorization)
  if (!token) {
    throw new DomainError('not-signed-in')
  }

  return { token, background: request.headers['x-background'] === '1' }
}

/** A raw body or a file gets its own scope, without the JSON parser. */
async function registerRoute(
  scope: FastifyInstance,
  route: RegisteredRoute,
  deps: RouteDeps,
): Promise<void> {
  const { saveFile } = deps
  const { rawBody, fileBody } = route.options
  if (!rawBody && !fileBody) {
    addRoute(scope, route, deps)
    return
  }

  await scope.register(async (own) => {
    own.removeAllContentTypeParsers()
    if (rawBody) {
      own.addContentTypeParser(rawBody, { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      )
    }
    if (fileBody) {
      own.addContentTypeParser(fileBody, (request: FastifyRequest, body: AsyncIterable<Buffer>) =>
        receiveFile(request, body, saveFile),
      )
    }
    addRoute(own, route, deps)
  })
}

async function receiveFile(
  request: FastifyRequest,
  body: AsyncIterable<Buffer>,
  saveFile: RouteDeps['saveFile'],
): Promise<undefined> {
  const { bodyLimit = limits.smallRequestBytes } = request.routeOptions
  assertWithin(Number(request.headers['content-length'] ?? 0), bodyLimit)
  // Also called for a media type without a body.
  const { received } = request
  if (received) {
    received.file = await saveFile(upTo(body, bodyLimit))
  }

  return undefined
}

async function* upTo(body: AsyncIterable<Buffer>, bodyLimit: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    assertWithin(bytes, bodyLimit)
    yield chunk
  }
}

function assertWithin(bytes: number, bodyLimit: number): void {
  if (bytes > bodyLimit) {
    throw new DomainError('too-large')
  }
}

function addRoute(
  scope: FastifyInstance,
  { endpoint, options, handle }: RegisteredRoute,
  { rateLimits, requireRight }: RouteDeps,
): void {
  const { checkCode, perMinute } = options
  const { access } = endpoint
  const limit = perMinute ? rateLimits?.create(access, perMinute) : rateLimits?.byAccess[access]
  scope.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    exposeHeadRoute: options.isProbe ?? false,
    bodyLimit: options.bodyLimit,
    // After the access check, so that members and rooms are counted by themselves.
    onRequest: async (request, reply) => {
      await limit?.(request, reply)
      if (access === 'member') {
        await requireRight(request.ctx, endpoint.right)
      }
      await checkCode?.(request.ctx, codeOf(request)).catch(
        limitWrongTokens(rateLimits, request, reply),
      )
    },
    schema: describeEndpoint(endpoint, options),
    config: { endpoint, fileBody: options.fileBody !== undefined },
    async handler(request, reply) {
      const handled = handle.call(this, request, reply)
      return hasCode(access)
        ? Promise.resolve(handled).catch(limitWrongTokens(rateLimits, request, reply))
        : handled
    },
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
