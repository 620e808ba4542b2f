import type { Call, CallSchemas } from '../call.ts'
import type { ProblemCode } from '../rules/problems.ts'

/** What an endpoint declares of itself; its method, path and access are its row in `calls/`. */
export interface EndpointDeclaration extends CallSchemas {
  summary: string
  tag: string
  /** The media type of the response where it is not JSON. */
  produces?: string
  /** Defaults to 200. */
  status?: 200 | 201 | 204
  /** A repetition with the same `Idempotency-Key` header answers what the first one made. */
  readsIdempotencyKey?: true
  /** Its own errors, on top of those that every endpoint has. */
  problems: readonly ProblemCode[]
}

export type Endpoints = Record<string, EndpointDeclaration>

export interface Endpoint extends Omit<Call, 'schemas'>, EndpointDeclaration {
  name: string
}
