import type { z } from 'zod'
import type { Right } from './rules/offices.ts'

/**
 * Who may call: anyone, the holder of a signing code, the holder of an emailed copy's link, a signed-in
 * member, one who is of the association's staff, or the holder of a signing-room token.
 */
export type Access = 'public' | 'code' | 'copy' | 'member' | 'staff' | 'room'

export interface CallSchemas {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Absent where the response has no body or is a file. */
  response?: z.ZodType
}

/** What a client needs to call an endpoint: no zod at run time, the schemas as types. */
export interface Call<Schemas extends CallSchemas = CallSchemas> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, with `:name` for parameters. */
  readonly path: string
  readonly access: Access
  /** What a member must be allowed to do in their office; defaults to `prepare`. */
  readonly right?: Right
  /** For the compiler only: never set. */
  readonly schemas?: Schemas
}

export type Calls<Endpoints extends object> = {
  readonly [Name in keyof Endpoints]: Call<
    Pick<Endpoints[Name], keyof Endpoints[Name] & keyof CallSchemas>
  >
}

/** What a client sends: each part that the call declares, optional where all of the part is optional. */
export type CallInput<Schemas extends CallSchemas> = CallUrlInput<Schemas> & Part<Schemas, 'body'>

export type CallUrlInput<Schemas extends CallSchemas> = Part<Schemas, 'params'> &
  Part<Schemas, 'query'>

type Part<Schemas extends CallSchemas, Name extends keyof CallSchemas> =
  Schemas extends Record<Name, infer Schema extends z.ZodType>
    ? object extends z.input<Schema>
      ? { [Key in Name]?: z.input<Schema> }
      : { [Key in Name]: z.input<Schema> }
    : unknown

/** What a client receives: the parsed response, or undefined where none is declared. */
export type CallOutput<Schemas extends CallSchemas> =
  Schemas extends Record<'response', infer Schema extends z.ZodType> ? z.output<Schema> : undefined
