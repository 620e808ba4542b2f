import type { z } from 'zod'
import type { Call, CallSchemas } from '../calls/call.ts'
import type { ProblemCode } from '../rules/problems.ts'

/** What the server and OpenAPI need of a call beside its schemas. */
interface EndpointDetails {
  summary: string
  tag: string
  /** The media type of the response where it is not JSON. */
  produces?: string
  /** Defaults to 200. */
  status?: 200 | 201 | 204
  /** Its own errors, on top of those that every endpoint has. */
  problems: readonly ProblemCode[]
}

/** A call with its schemas and details. */
export type Endpoint = Omit<Call, 'schemas'> & CallSchemas & EndpointDetails

type Binding<Bound> = Bound extends Call<infer Schemas> ? Schemas & EndpointDetails : never

type Bindings<Calls> = { [Name in keyof Calls]: Binding<Calls[Name]> }

/** `unknown` where each schema is exactly the one that the call declares, no wider and no narrower. */
type Exact<Declared, Bound> = {
  [Name in keyof Bound]: Name extends keyof Declared
    ? {
        [Part in keyof Bound[Name] & keyof CallSchemas]: ExactPart<
          Declared[Name],
          Bound[Name],
          Part
        >
      }
    : never
}

type ExactPart<Declared, Bound, Part extends keyof Bound & keyof CallSchemas> =
  Declared extends Call<infer Schemas>
    ? Part extends keyof Schemas
      ? SameTypes<Schemas[Part], Bound[Part]>
      : never
    : never

type SameTypes<One, Other> = One extends z.ZodType
  ? Other extends z.ZodType
    ? [z.output<One>, z.input<One>] extends [z.output<Other>, z.input<Other>]
      ? unknown
      : never
    : never
  : never

/**
 * Binds each call of a module to its schemas: a call without its schemas, or with a schema of another
 * type than the call declares, does not compile.
 */
export function bindEndpoints<Calls extends Record<string, Call>, Bound extends Bindings<Calls>>(
  calls: Calls,
  bindings: Bound & Exact<Calls, Bound>,
): Map<Call, Endpoint> {
  const all: Record<string, Call> = calls
  const entries = Object.entries<CallSchemas & EndpointDetails>(bindings)

  return new Map(
    entries.flatMap(([name, binding]) => {
      const call = all[name]
      return call ? [[call, { ...call, ...binding }] as const] : []
    }),
  )
}
