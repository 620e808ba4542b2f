import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'

/** Who may call: anyone; whoever holds a signing code; a member; a room's token; development only. */
export type Door = 'public' | 'code' | 'member' | 'room'

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, with `:name` for parameters. */
  path: string
  door: Door
  summary: string
  tag: string
  params?: Params
  query?: Query
  body?: Body
  /** Absent where the answer is not JSON or has no body. */
  response?: Response
  /** The answer's media type where it is not JSON. */
  produces?: string
  /** 200 unless said. */
  status?: 200 | 201 | 204
  /** The refusals of its own, on top of those every endpoint has. */
  problems: readonly ProblemCode[]
}

/** Declares a call once; the server registers it, the web calls it, OpenAPI describes it. */
export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
>(declaration: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return declaration
}
