import { devNull } from 'node:os'
import { endpointFor } from '@countersign/contract/endpoints'
import type { Endpoint } from '@countersign/contract/endpoints/endpoint'
import { limits } from '@countersign/contract/rules/limits'
import type { Access, Call, CallSchemas } from '@countersign/contract/call'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { Answer, NotModified } from './answer.ts'
import { bearerToken } from './bearer-token.ts'
import { largeBodies } from './bodies/large-bodies.ts'
import { codeHash } from './caller.ts'
import { actAs } from '../kernel/acting-person.ts'
import type { Context } from '../kernel/context.ts'
import { matchesEtag } from '../kernel/etag.ts'
import { readIdempotencyKey } from '../kernel/idempotency-key.ts'
import type { ReceivedFile } from '../kernel/received-file.ts'
import { sha256 } from '../kernel/sha256.ts'

/** The routes by who may call them. Each feature's `routes.ts` adds its own. */
export type RouteRegistry = Record<Access, RegisteredRoute[]>

export interface RegisteredRoute {
  endpoint: Endpoint
  options: EndpointOptions & { bodyLimit: number }
  handle: RouteOptions['handler']
}

export interface EndpointOptions {
  /** The body is taken as bytes of this media type instead of JSON. */
  rawBody?: string
  /** The body has this media type and is received on disk: for large ones. */
  fileBody?: string
  /** Largest body in bytes, of a file; for all others see `largeBodies`. */
  bodyLimit?: number
  /** Also answers HEAD, as monitors send it. */
  isProbe?: boolean
  /** Requests per minute and caller, or code; defaults to the limit of the call's access. */
  perMinute?: number
  /** Throws for an unknown code in the path, before the body is read. */
  checkCode?: (ctx: Context, code: string) => Promise<unknown>
}

type Parsed<Schemas extends CallSchemas, Part extends keyof CallSchemas> =
  Schemas extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

interface Input<Schemas extends CallSchemas> {
  params: Parsed<Schemas, 'params'>
  query: Parsed<Schemas, 'query'>
  body: Parsed<Schemas, 'body'>
  headers: FastifyRequest['headers']
  cookies: Record<string, string | undefined>
  /** Where the endpoint `readsIdempotencyKey`. */
  idempotencyKey: string | undefined
  /** The token after `Authorization: Bearer`: a session's or a signing room's. */
  bearer: string | undefined
  bytes: Uint8Array
  /** What was received on disk, until the handler has ended. */
  file: ReceivedFile
}

type Returned<Body> = Promise<Body | Answer<Body> | NotModified>

export type EndpointHandler<Schemas extends CallSchemas> = (
  ctx: Context,
  input: Input<Schemas>,
) =>
  | Returned<Parsed<Schemas, 'response'>>
  | (undefined extends Parsed<Schemas, 'response'> ? Promise<void> : never)

/**
 * Registers the handler of a call. Fastify validates the request and filters the response by the
 * call's schemas; the call's access decides who may act. A handler returns the body, an `Answer` with
 * headers or a file, or `NotModified`.
 */
export function registerEndpoint<Schemas extends CallSchemas>(
  registry: RouteRegistry,
  call: Call<Schemas>,
  handler: EndpointHandler<Schemas>,
  options: EndpointOptions = {},
): void {
  const endpoint = endpointFor(call)
  const bodyLimit = largeBodies.has(call) ? limits.requestBytes : limits.smallRequestBytes
  registry[call.access].push({
    endpoint,
    options: { bodyLimit, ...options },
    handle: async (request, reply) => {
      const result = await actAs(personOf(request), () =>
        keepBody(request, async () => handler(request.ctx, readInput<Schemas>(request, endpoint))),
      )
      if (call.access === 'code' || call.access === 'copy') {
        request.knownCaller = `code:${codeHash(request)}`
      }
      return send(request, reply, endpoint, result)
    },
  })
}

/** The member who acts, by their session or in a room that they have opened. */
function personOf({ ctx: { actor, room } }: FastifyRequest): string | undefined {
  return actor.kind === 'member' ? actor.userId : room?.openedByPerson
}

/** Until the handler has ended, also if the client does not wait for it. */
async function keepBody<Result>(
  { received }: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!received) {
    return work()
  }

  received.inUse = true
  try {
    return await work()
  } finally {
    received.inUse = false
    received.discard()
  }
}

export function createRouteRegistry(): RouteRegistry {
  return { public: [], code: [], copy: [], member: [], staff: [], room: [] }
}

function readInput<Schemas extends CallSchemas>(
  request: FastifyRequest,
  endpoint: Endpoint,
): Input<Schemas> {
  return {
    params: asParsed<Parsed<Schemas, 'params'>>(request.params),
    query: asParsed<Parsed<Schemas, 'query'>>(request.query),
    body: asParsed<Parsed<Schemas, 'body'>>(request.body),
    headers: request.headers,
    cookies: request.cookies,
    idempotencyKey: endpoint.readsIdempotencyKey && readIdempotencyKey(request.headers),
    bearer: bearerToken(request.headers.authorization),
    bytes: Buffer.isBuffer(request.body) ? request.body : new Uint8Array(),
    file: request.received?.file ?? noFile,
  }
}

/** Of a request without a body. */
const noFile: ReceivedFile = {
  path: devNull,
  bytes: 0,
  sha256: sha256(new Uint8Array()),
  head: new Uint8Array(),
}

/** Fastify has parsed it by the call's own schema before it calls a handler, but loses its type. */
function asParsed<Value>(value: unknown): Value {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return value as Value
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  returned: unknown,
): unknown {
  if (returned instanceof NotModified) {
    return reply.code(304).header('etag', returned.etag).send()
  }

  const answer = returned instanceof Answer ? returned : new Answer(returned)
  reply.code(endpoint.status ?? 200).headers(answer.headers)
  const { etag } = answer.headers
  if (etag && matchesEtag(request.headers['if-none-match'], etag)) {
    return reply.code(304).send()
  }
  if (endpoint.status === 204) {
    return reply.send()
  }
  if (endpoint.produces) {
    reply.type(answer.headers['content-type'] ?? endpoint.produces)
  }
  return reply.send(answer.body)
}
