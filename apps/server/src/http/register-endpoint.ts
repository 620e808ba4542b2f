import type { Door, Endpoint } from '@countersign/contract'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { Answer } from './answer.ts'
import { bearerToken } from './bearer-token.ts'
import type { Context } from '../kernel/context.ts'

/** The four ways in. Each feature's `routes.ts` hangs its endpoints up; `app.ts` opens the doors. */
export type RouteRegistry = Record<Door, RegisteredRoute[]>

export interface RegisteredRoute {
  endpoint: Endpoint
  options: EndpointOptions
  handle: RouteOptions['handler']
}

export interface EndpointOptions {
  /** The body is taken as bytes of this media type instead of JSON. */
  rawBody?: string
  /** Largest body in bytes; a million unless said. */
  bodyLimit?: number
  /** Requests a minute from one caller; the door's own unless said. */
  perMinute?: number
}

type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

interface Input<Params, Query, Body> {
  params: Out<Params>
  query: Out<Query>
  body: Out<Body>
  headers: FastifyRequest['headers']
  cookies: Record<string, string | undefined>
  /** What stands after `Authorization: Bearer`: a session's token, or a room's. */
  bearer: string | undefined
  /** The bytes of a raw body. */
  bytes: Uint8Array
}

/** An endpoint without an answer of its own is done when its verb is. */
type Answered<Response> =
  | Promise<Out<Response> | Answer<Out<Response>>>
  | (undefined extends Out<Response> ? Promise<void> : never)

export type EndpointHandler<Params, Query, Body, Response> = (
  ctx: Context,
  input: Input<Params, Query, Body>,
) => Answered<Response>

/**
 * Binds a call of the contract to its verb. Fastify validates what comes in and filters what goes
 * out by the endpoint's own schemas; the door decides who acts. A file, a header or a 304 is an
 * `Answer`.
 */
export function registerEndpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(
  registry: RouteRegistry,
  endpoint: Endpoint<Params, Query, Body, Response>,
  handler: EndpointHandler<Params, Query, Body, Response>,
  options: EndpointOptions = {},
): void {
  registry[endpoint.door].push({
    endpoint,
    options,
    handle: async (request, reply) => {
      const answer = await handler(request.ctx, readInput<Params, Query, Body>(request))
      return send(request, reply, endpoint, answer)
    },
  })
}

export function createRouteRegistry(): RouteRegistry {
  return { public: [], code: [], member: [], room: [] }
}

function readInput<Params, Query, Body>(request: FastifyRequest): Input<Params, Query, Body> {
  return {
    params: asValidated<Params>(request.params),
    query: asValidated<Query>(request.query),
    body: asValidated<Body>(request.body),
    headers: request.headers,
    cookies: request.cookies,
    bearer: bearerToken(request.headers.authorization),
    bytes: Buffer.isBuffer(request.body) ? request.body : new Uint8Array(),
  }
}

/** Fastify has parsed it by this very schema before a handler is called; only its type was lost. */
function asValidated<Schema>(value: unknown): Out<Schema> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return value as Out<Schema>
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  returned: unknown,
): unknown {
  const answer = returned instanceof Answer ? returned : new Answer(returned)
  reply.code(answer.status ?? endpoint.status ?? 200).headers(answer.headers)

  if (answer.headers.etag && answer.headers.etag === request.headers['if-none-match']) {
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
